import { feedMessage } from "@/components/feed/read-message";
import { isSignedOut, RequestFailure } from "@/components/query/request-failure";
import { getJson } from "@/components/query/request-json";
import type { FeedMessage } from "@/lib/feed/schema";

/**
 * What changed after a position, as a plain request: the feed's own words. A session that is over is `bye`.
 * @throws RequestFailure
 */
export async function askForChanges(after: string): Promise<FeedMessage> {
  try {
    return await getJson(`/api/assessments/changes?after=${encodeURIComponent(after)}`, feedMessage);
  } catch (error) {
    const forbidden = error instanceof RequestFailure && error.status === 403;
    if (isSignedOut(error) || forbidden) return { kind: "bye" };
    throw error;
  }
}
