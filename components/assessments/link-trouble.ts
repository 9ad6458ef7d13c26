import type { LinkTrouble } from "@/components/assessments/freshness";
import type { FeedState } from "@/components/feed/feed-protocol";
import { isSignedOut } from "@/components/query/request-failure";

/**
 * What a failed request or a broken feed means for the freshness line; nothing while both work.
 * @param error of the last request for the list.
 */
export function linkTrouble(error: Error | null, feed: FeedState): LinkTrouble | undefined {
  if (feed.kind === "ended" || (error && isSignedOut(error))) return "signed_out";
  if (error) return "no_answer";
  return feed.kind === "broken" ? "reconnecting" : undefined;
}
