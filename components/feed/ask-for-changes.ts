import { feedMessage } from "@/components/feed/read-message";
import { isSignedOut, RequestFailure } from "@/components/http/request-failure";
import { getJson } from "@/components/http/request-json";
import type { FeedMessage } from "@/lib/feed/schema";

/** An answer that takes longer is no answer: the screen shouldn’t look live meanwhile. */
const deadlineMs = 8_000;

/** A session that is over is the message `bye`. @throws RequestFailure, or an abort when no answer comes in time */
export async function askForChanges(after: string): Promise<FeedMessage> {
  try {
    const path = `/api/assessments/changes?after=${encodeURIComponent(after)}`;
    return await getJson(path, feedMessage, AbortSignal.timeout(deadlineMs));
  } catch (error) {
    const forbidden = error instanceof RequestFailure && error.status === 403;
    if (isSignedOut(error) || forbidden) return { kind: "bye" };
    throw error;
  }
}
