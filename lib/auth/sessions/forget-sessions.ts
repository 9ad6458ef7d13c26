import { overSince, type SessionClock } from "@/lib/auth/sessions/session";
import type { Db } from "@/lib/db/types";

const atOnce = 200;

/** Deletes sessions that are over; idle ones only after their cookie, so that the person is told (ended-idle.ts). */
export async function forgetSessions(db: Db, clock: SessionClock): Promise<void> {
  const ended = await db
    .selectFrom("sessions")
    .select("id")
    .where("started_at", "<=", overSince(clock).startedAt)
    .limit(atOnce)
    .execute();
  // One by one: two instances that delete the same rows in different orders would wait for each other.
  for (const { id } of ended) await db.deleteFrom("sessions").where("id", "=", id).execute();
}
