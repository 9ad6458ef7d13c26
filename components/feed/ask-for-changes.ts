import { feedMessage } from "@/components/feed/read-message";
import { isSignedOut, RequestFailure } from "@/components/http/request-failure";
import { getJson } from "@/components/http/request-json";
import type { FeedMessage } from "@/lib/feed/schema";

/** A session that is over is the message `bye`. @throws RequestFailure */
export async function askForChanges(after: string): Promise<FeedMessage> {
  try {
    return await getJson(`/api/assessments/changes?after=${encodeURIComponent(after)}`, feedMessage);
  } catch (error) {
    const forbidden = error instanceof RequestFailure && error.status === 403;
    if (isSignedOut(error) || forbidden) return { kind: "bye" };
    throw error;
  }
}
