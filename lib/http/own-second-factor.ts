import { callerAddress } from "@/lib/auth/caller-address";
import type { Session } from "@/lib/auth/sessions/session";
import type { Runtime } from "@/lib/runtime/runtime";

/** The caller, for `lib/auth/second-factor/own-second-factor.ts`. */
export const ownAct = (request: Request, { store }: Runtime, { id, user }: Session) => ({
  memberId: user.id,
  sessionId: id,
  address: callerAddress(request.headers),
  now: store.now(),
});
