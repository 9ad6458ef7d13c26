import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { learned } from "@/lib/assessments/directory";
import { foldEmail } from "@/lib/db/fold";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { holdRow } from "@/lib/invitations/hold-row";
import { transition } from "@/lib/invitations/transition";

/**
 * The completed single read of a *probable* row has told whose it is (interface document, section 2,
 * rule 6): the invitation is *created*, or goes back to looking, and the row is whose the service says.
 * @param version taken in this transaction, in which the row was seen to be probable.
 */
export async function confirmProbable(
  transaction: Transaction<Tables>,
  store: Store,
  row: { id: number; invitation_id: string },
  read: { email: string; interviewId: number | null },
  version: number,
): Promise<"confirmed" | "sent_back"> {
  const invitation = await transaction
    .selectFrom("invitations")
    .selectAll()
    .where("id", "=", row.invitation_id)
    .executeTakeFirstOrThrow();
  const now = instant(store.now());
  const mine = transaction
    .updateTable("assessments")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", row.id);
  const isOurs =
    foldEmail(read.email) === invitation.email_folded &&
    (read.interviewId === null || read.interviewId === invitation.interview_id);
  if (isOurs) {
    await transition(transaction, invitation, "confirmed", { open: 0, settled_at: now, version });
    await holdRow(transaction, store, invitation, {
      assessmentId: row.id,
      identity: "invited_here",
      version,
    });
    await mine.set({ identity_read_at: now }).execute();
    return "confirmed";
  }
  await transition(transaction, invitation, "contradicted", { assessment_id: null, version });
  await mine
    .set({ ...learned(row.id, read.email, read.interviewId), identity_read_at: now, version })
    .execute();
  await transaction
    .insertInto("events")
    .values({
      id: randomUUID(),
      source_id: store.sourceId,
      assessment_id: row.id,
      kind: "identity_learned",
      after: null,
      at: now,
      actor_name: null,
      details: null,
      version,
    })
    .execute();
  return "sent_back";
}
