import { overSince, type SessionClock } from "@/lib/auth/session";
import type { Db } from "@/lib/db/types";

const atOnce = 200;

/**
 * Takes sessions that have run out from the store, with the addresses and devices that they were used from. One that
 * ended because nothing was done in it stays as long as its cookie, so that its person can be told (ended-idle.ts).
 */
export async function forgetSessions(db: Db, clock: SessionClock): Promise<void> {
  const ended = await db
    .selectFrom("sessions")
    .select("id")
    .where("started_at", "<=", overSince(clock).startedAt)
    .limit(atOnce)
    .execute();
  // One by one: two instances that delete the same rows in two orders would wait for each other.
  for (const { id } of ended) await db.deleteFrom("sessions").where("id", "=", id).execute();
}
