import { recordAudit } from "@/lib/audit/record-audit";
import type { Db } from "@/lib/db/types";

/** Ends all sessions of a person, this one included. */
export async function signOutEverywhere(
  db: Db,
  person: { id: string; name: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("members")
      .set((set) => ({ session_epoch: set("session_epoch", "+", 1) }))
      .where("id", "=", person.id)
      .execute();
    await recordAudit(transaction, {
      actor: person,
      action: "signed_out_everywhere",
      subject: { type: "member", id: person.id },
      at: now,
    });
  });
}
