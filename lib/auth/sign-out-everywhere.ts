import { recordOften } from "@/lib/audit/tally-audit";
import { endSessions } from "@/lib/auth/end-sessions";
import type { Db } from "@/lib/db/types";

/** Ends all sessions of a person, this one included. */
export async function signOutEverywhere(
  db: Db,
  person: { id: string; name: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endSessions(transaction, person.id);
    await recordOften(transaction, db, {
      actor: person,
      action: "signed_out_everywhere",
      subject: { type: "member", id: person.id },
      at: now,
    });
  });
}
