import { noteEveryMs, type Session, type SessionClock } from "@/lib/auth/session";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

/**
 * Notes that somebody did something in their session just now; more often than `noteEveryMs` it writes nothing.
 * @returns when the session ends if nothing is done from now on.
 */
export async function noteActivity(
  db: Db,
  session: Pick<Session, "id" | "idleEndsAt">,
  { now, idleMs }: SessionClock,
): Promise<Date> {
  const notedMs = session.idleEndsAt.getTime() - idleMs;
  if (now.getTime() - notedMs < noteEveryMs(idleMs)) return session.idleEndsAt;
  await db
    .updateTable("sessions")
    .set({ last_seen_at: instant(now) })
    .where("id", "=", session.id)
    .where("last_seen_at", "<", instant(now))
    .execute();
  return new Date(now.getTime() + idleMs);
}
