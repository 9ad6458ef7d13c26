import { noteEveryMs, type Session, type SessionClock } from "@/lib/auth/sessions/session";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

/** Records activity, at most every `noteEveryMs`. @returns when the session ends without further activity. */
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
