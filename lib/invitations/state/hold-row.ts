import type { Transaction } from "kysely";
import { invitedHere, unclaimed } from "@/lib/assessments/directory";
import { resettlePerson, settlePerson } from "@/lib/assessments/person/settle-person";
import { invitedEvent } from "@/lib/assessments/timeline/timeline-event";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { transition } from "@/lib/invitations/state/transition";

/** Makes the row this invitation's. With *invited here* its timeline begins. */
export async function holdRow(
  transaction: Transaction<Tables>,
  store: Store,
  invitation: InvitationsTable,
  held: { assessmentId: number; identity: "probable" | "invited_here"; version: number },
): Promise<void> {
  const { assessmentId, identity, version } = held;
  await transaction
    .updateTable("assessments")
    .set({ ...invitedHere(assessmentId, invitation), identity, version })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", assessmentId)
    .execute();
  if (identity === "probable") return;
  await settlePerson(transaction, store, invitation.email, version);
  await transaction
    .insertInto("events")
    .values(invitedEvent(store, assessmentId, invitation, version))
    .execute();
}

/** The row's single read is asked again. A learned or claimed row stays as it is. */
export async function freeRow(
  transaction: Transaction<Tables>,
  store: Store,
  assessmentId: number,
  version: number,
): Promise<void> {
  const row = await transaction
    .selectFrom("assessments")
    .select("email")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", assessmentId)
    .where("identity", "in", ["probable", "invited_here"])
    .executeTakeFirst();
  if (!row) return;
  await transaction
    .updateTable("assessments")
    .set({ ...unclaimed(assessmentId), identity_read_at: null, version })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", assessmentId)
    .execute();
  if (row.email !== null) await resettlePerson(transaction, store, row.email, version);
}

/** Has it looked for again, unless another invitation of this candidate and interview is open. */
export async function sendBack(
  transaction: Transaction<Tables>,
  store: Store,
  invitation: InvitationsTable,
  version: number,
  why: Partial<Pick<InvitationsTable, "failure_code" | "failure_message" | "failure_errors">> = {},
): Promise<void> {
  const unsettled = { ...why, assessment_id: null, settled_by_name: null, version };
  if (await isOnlyOpenOne(transaction, invitation))
    await transition(transaction, invitation, "contradicted", { ...unsettled, settled_at: null });
  else
    await transition(transaction, invitation, "superseded", {
      ...unsettled,
      dismissed_at: instant(store.now()),
    });
}

export async function isOnlyOpenOne(
  transaction: Transaction<Tables>,
  invitation: Pick<InvitationsTable, "id" | "source_id" | "email_folded" | "interview_id">,
): Promise<boolean> {
  const other = await transaction
    .selectFrom("invitations")
    .select("id")
    .where("source_id", "=", invitation.source_id)
    .where("email_folded", "=", invitation.email_folded)
    .where("interview_id", "=", invitation.interview_id)
    .where("open", "=", 1)
    .where("id", "!=", invitation.id)
    .executeTakeFirst();
  return !other;
}
