import { useEffect } from "react";
import { useFeedState } from "@/components/feed/feed-provider";

const everyMs = 10_000;

/** Calls `look` every few seconds while the feed is broken: what it would have told has to be asked for. */
export function useLookWithoutFeed(look: () => Promise<void>): void {
  const isBroken = useFeedState().kind === "broken";
  useEffect(() => {
    if (!isBroken) return;
    // A failure is the query's, which the screen shows; the next look comes all the same.
    const timer = setInterval(() => void look().catch(() => undefined), everyMs);
    return () => clearInterval(timer);
  }, [isBroken, look]);
}
