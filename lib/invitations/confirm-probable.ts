import type { Transaction } from "kysely";
import { invitedHere, learned } from "@/lib/assessments/directory";
import { recordEvent } from "@/lib/assessments/record-event";
import { foldEmail } from "@/lib/db/fold";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { invitedEvent } from "@/lib/mirror/apply-changes";

/**
 * The completed single read says whose the row of a *probable* invitation is: the invitation's, which is
 * *created* then, or somebody else's, and the invitation is looked for again (architecture.md, invariant 2).
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
  const isOurs =
    invitation.email_folded === foldEmail(read.email) &&
    (read.interviewId === null || read.interviewId === invitation.interview_id);
  const now = instant(store.now());
  await transaction
    .updateTable("assessments")
    .set({
      ...(isOurs ? invitedHere(row.id, invitation) : learned(row.id, read.email, read.interviewId)),
      identity_read_at: now,
      version,
    })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", row.id)
    .execute();
  await transaction
    .updateTable("invitations")
    .set(
      isOurs
        ? { state: "created", open: 0, assessment_id: row.id, settled_at: now, version }
        : { state: "unconfirmed", open: 1, assessment_id: null, version },
    )
    .where("id", "=", invitation.id)
    .execute();
  if (isOurs) {
    await transaction
      .insertInto("events")
      .values(invitedEvent(store, row.id, invitation, version))
      .execute();
  } else {
    await recordEvent(transaction, store, {
      assessmentId: row.id,
      kind: "identity_learned",
      at: now,
      version,
    });
  }
  return isOurs ? "confirmed" : "sent_back";
}
