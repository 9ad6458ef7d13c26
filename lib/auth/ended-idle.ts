import { type SessionClaims, type SessionClock, sessionMs } from "@/lib/auth/session";
import type { Db } from "@/lib/db/types";

/**
 * Whether a session has ended because nothing was done in it, and not by somebody's doing: those are taken from the
 * store at once (docs/decisions/0015).
 * @param claims of the cookie, which ends with the session's longest time: later nobody is told.
 */
export async function hasEndedIdle(
  db: Db,
  claims: Pick<SessionClaims, "sessionId">,
  { now, idleMs }: SessionClock,
): Promise<boolean> {
  const session = await db
    .selectFrom("sessions as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .select(["s.started_at", "s.last_seen_at"])
    .where("s.id", "=", claims.sessionId)
    .where("m.disabled_at", "is", null)
    .executeTakeFirst();
  if (!session) return false;
  const idleEndMs = Date.parse(session.last_seen_at) + idleMs;
  return idleEndMs <= now.getTime() && idleEndMs < Date.parse(session.started_at) + sessionMs;
}
