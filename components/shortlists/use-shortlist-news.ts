import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFeed, useFeedState } from "@/components/feed/feed-provider";
import type { FeedMessage } from "@/lib/feed/schema";

/** Polls while the feed is down. */
const askAgainMs = 10_000;

/** Whether a message tells of a shortlist, or of one of its candidates. */
export function concernsShortlist(message: FeedMessage, candidates: readonly number[]): boolean {
  if (message.kind === "reload") return true;
  if (message.kind !== "changes") return false;
  return message.shortlists === true || message.assessments.some(({ id }) => candidates.includes(id));
}

/** Asks for a shortlist again when something of it has changed. */
export function useShortlistNews(queryKey: QueryKey, candidates: readonly number[] = []): void {
  const client = useQueryClient();
  const isBroken = useFeedState().kind === "broken";
  useFeed((message) => {
    if (concernsShortlist(message, candidates)) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (!isBroken) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey }), askAgainMs);
    return () => clearInterval(timer);
  }, [client, isBroken, queryKey]);
}
