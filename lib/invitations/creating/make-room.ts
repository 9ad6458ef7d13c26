import type { Transaction } from "kysely";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Tables } from "@/lib/db/types";

/** Closes invitations of gone rows for the unique index. @returns false for a pending row, perhaps just claimed. */
export async function makeRoom(
  transaction: Transaction<Tables>,
  { source_id, email_folded, interview_id }: InvitationsTable,
  version: number,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom("assessments")
    .select(["id", "gone_at"])
    .where("source_id", "=", source_id)
    .where("email_folded", "=", email_folded)
    .where("interview_id", "=", interview_id)
    .where("status", "=", "pending")
    .execute();
  if (rows.some(({ gone_at }) => gone_at === null)) return false;
  const gone = rows.map(({ id }) => id);
  if (gone.length > 0) {
    await transaction
      .updateTable("invitations")
      .set({ open: 0, version })
      .where("source_id", "=", source_id)
      .where("assessment_id", "in", gone)
      .where("state", "=", "created")
      .execute();
  }
  return true;
}
