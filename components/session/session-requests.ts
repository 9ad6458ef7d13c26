import { answerShape } from "@/components/http/answer-shape";
import { isSignedOut } from "@/components/http/request-failure";
import { getJson, postJson } from "@/components/http/request-json";
import type { SessionLeft } from "@/lib/auth/session-schema";

const sessionLeft = answerShape<SessionLeft>({
  idleMs: "number",
  endMs: "number",
  warnMs: "number",
  noteEveryMs: "number",
});

async function unlessOver(asking: Promise<SessionLeft>): Promise<SessionLeft | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (isSignedOut(error)) return undefined;
    throw error;
  }
}

/** Both return how long the session still goes on, and undefined when it is over. @throws RequestFailure */
export const sessionRequests = {
  ask: () => unlessOver(getJson("/api/session", sessionLeft)),
  tellActivity: () => unlessOver(postJson("/api/session/activity", undefined, sessionLeft)),
};
