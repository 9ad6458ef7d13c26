import { reading } from "@/components/query/reading";
import { isSignedOut } from "@/components/query/request-failure";
import { getJson, postJson } from "@/components/query/request-json";
import type { SessionLeft } from "@/lib/auth/session-schema";

const sessionLeft = reading<SessionLeft>({
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

/** Both answer how long the session still goes on, and undefined when it is over. @throws RequestFailure */
export const sessionRequests = {
  ask: () => unlessOver(getJson("/api/session", sessionLeft)),
  /** The person has just done something. */
  tellActivity: () => unlessOver(postJson("/api/session/activity", undefined, sessionLeft)),
};
