import { type SessionClaims, type SessionClock, sessionMs } from "@/lib/auth/sessions/session";
import type { Db } from "@/lib/db/types";

/** Whether this session ended for being idle: one that a person ended is deleted (docs/decisions/0015). */
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
