import { isActiveSession, type SessionClock } from "@/lib/auth/sessions/session";
import type { Db } from "@/lib/db/types";
import type { FeedReader } from "@/lib/feed/listener";

export type SessionState = "same" | "other_role" | "ended";

export async function readSessionStates(
  db: Db,
  readers: FeedReader[],
  clock: SessionClock,
): Promise<(reader: FeedReader) => SessionState> {
  const ids = [...new Set(readers.map(({ sessionId }) => sessionId))];
  // PostgreSQL takes no empty list.
  if (ids.length === 0) return () => "ended";
  const sessions = await db
    .selectFrom("sessions as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .select(["s.id", "s.started_at", "s.last_seen_at", "m.role"])
    .where("s.id", "in", ids)
    .where("m.disabled_at", "is", null)
    .execute();
  const byId = new Map(sessions.map((session) => [session.id, session]));
  return ({ sessionId, role }) => {
    const session = byId.get(sessionId);
    if (!session || !isActiveSession(session, clock)) return "ended";
    return session.role === role ? "same" : "other_role";
  };
}
