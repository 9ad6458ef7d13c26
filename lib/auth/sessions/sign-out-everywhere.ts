import { recordOften } from "@/lib/audit/tally-audit";
import type { Db } from "@/lib/db/types";
import { endSessions } from "@/lib/members/end-sessions";

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
