import { overSince, type SessionClock } from "@/lib/auth/session";
import type { Db } from "@/lib/db/types";

const atOnce = 200;

/** Takes sessions that have run out from the store, with the addresses and devices that they were used from. */
export async function forgetSessions(db: Db, clock: SessionClock): Promise<void> {
  const over = overSince(clock);
  const ended = await db
    .selectFrom("sessions")
    .select("id")
    .where((session) =>
      session.or([
        session("started_at", "<=", over.startedAt),
        session("last_seen_at", "<=", over.lastSeenAt),
      ]),
    )
    .limit(atOnce)
    .execute();
  // One by one: two instances that delete the same rows in two orders would wait for each other.
  for (const { id } of ended) await db.deleteFrom("sessions").where("id", "=", id).execute();
}
