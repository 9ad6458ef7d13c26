import type { ConnectionTrouble } from "@/components/assessments/list/freshness";
import type { FeedState } from "@/components/feed/feed-protocol";
import { isSignedOut } from "@/components/http/request-failure";

/** @param error of the last request for the list. */
export function connectionTrouble(error: Error | null, feed: FeedState): ConnectionTrouble | undefined {
  if (feed.kind === "ended" || (error && isSignedOut(error))) return "signed_out";
  if (error) return "no_answer";
  return feed.kind === "broken" ? "reconnecting" : undefined;
}
