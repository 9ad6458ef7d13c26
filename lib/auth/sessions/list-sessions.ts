import type { SessionView } from "@/lib/auth/session-schema";
import { describeDevice } from "@/lib/auth/sessions/describe-device";
import { isActiveSession, overSince, type Session, type SessionClock } from "@/lib/auth/sessions/session";
import type { Db } from "@/lib/db/types";

/** A person's sessions: the current one first, then by last use. */
export async function listSessions(
  db: Db,
  current: Pick<Session, "id" | "user">,
  clock: SessionClock,
): Promise<SessionView[]> {
  const over = overSince(clock);
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("member_id", "=", current.user.id)
    .where("started_at", ">", over.startedAt)
    .where("last_seen_at", ">", over.lastSeenAt)
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .execute();
  return rows
    .filter((row) => isActiveSession(row, clock))
    .map((row) => ({
      id: row.id,
      device: describeDevice(row.user_agent),
      address: row.address,
      startedAt: row.started_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.id === current.id,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
