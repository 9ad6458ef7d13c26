import { candidateColumns, candidateOf } from "@/lib/candidates/columns";
import type { Erasing } from "@/lib/erasing/erasing";
import { orNone } from "@/lib/erasing/find-traces";

/** An invitation whose assessment turned out to be another candidate’s is kept, with that one’s data. */
export async function eraseInvitations({ transaction, store, traces, version }: Erasing): Promise<number> {
  const ids = orNone(traces.invitations);
  const others = await transaction
    .selectFrom("assessments")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("invitation_id", "in", ids)
    .execute();
  for (const row of others) {
    if (row.invitation_id === null || row.email === null || row.email_folded === null) continue;
    // Only one invitation for a candidate and an interview is open.
    const other = await transaction
      .selectFrom("invitations")
      .select("id")
      .where("source_id", "=", store.sourceId)
      .where("email_folded", "=", row.email_folded)
      .where("interview_id", "=", row.interview_id)
      .where("open", "=", 1)
      .where("id", "!=", row.invitation_id)
      .executeTakeFirst();
    await transaction
      .updateTable("invitations")
      .set({
        ...candidateColumns(candidateOf({ ...row, email: row.email })),
        email_folded: row.email_folded,
        ...(other && { open: 0 }),
        version,
      })
      .where("id", "=", row.invitation_id)
      .execute();
  }
  const kept = others.flatMap(({ invitation_id }) => invitation_id ?? []);
  const { numDeletedRows } = await transaction
    .deleteFrom("invitations")
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .where("id", "not in", orNone(kept))
    .executeTakeFirst();
  return Number(numDeletedRows) + kept.length;
}
