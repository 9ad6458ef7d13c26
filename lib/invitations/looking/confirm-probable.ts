import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { learned } from "@/lib/assessments/directory";
import { settlePerson } from "@/lib/assessments/person/settle-person";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { foldEmail } from "@/lib/fold";
import { holdRow } from "@/lib/invitations/state/hold-row";
import { transition } from "@/lib/invitations/state/transition";

/** By the completed single read, which says who it is (assessment-service.md, section 2, rule 6). */
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
  await settlePerson(transaction, store, read.email, version);
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
