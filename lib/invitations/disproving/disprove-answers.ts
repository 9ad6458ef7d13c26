import type { Transaction } from "kysely";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { recordMisanswered } from "@/lib/invitations/disproving/record-misanswered";
import { freeRow, sendBack } from "@/lib/invitations/state/hold-row";

/**
 * A row of a list that arrived before a create began can't be its new assessment (judge-answer.ts). The row becomes
 * unclaimed, and the invitation is looked for.
 * @param transaction also writes these rows, and has locked the source: no answer may come in between.
 */
export async function disproveAnswers(
  transaction: Transaction<Tables>,
  store: Store,
  listed: { ids: number[]; list: number },
): Promise<void> {
  const disproved = await readAnswered(transaction, store, listed);
  if (disproved.length === 0) return;
  const version = await nextVersion(transaction, store.sourceId);
  for (const invitation of disproved) await disprove(transaction, store, invitation, listed.list, version);
}

async function disprove(
  transaction: Transaction<Tables>,
  store: Store,
  invitation: InvitationsTable,
  list: number,
  version: number,
): Promise<void> {
  const { assessment_id: assessmentId } = invitation;
  if (assessmentId === null) return;
  const misanswered = await recordMisanswered(transaction, store, invitation, assessmentId);
  await sendBack(transaction, store, invitation, version, misanswered);
  await freeRow(transaction, store, assessmentId, version);
  await transaction
    .updateTable("assessments")
    .set({ first_seen_list: list })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", assessmentId)
    .execute();
  await transaction
    .deleteFrom("events")
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "=", assessmentId)
    .where("kind", "=", "invited")
    .execute();
}

async function readAnswered(
  transaction: Transaction<Tables>,
  store: Store,
  { ids, list }: { ids: number[]; list: number },
): Promise<InvitationsTable[]> {
  // These are few: our own creates brought them, and no list did before.
  const fresh = await transaction
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .where("first_seen_list", "=", 0)
    .execute();
  const answered: InvitationsTable[] = [];
  // One by one: given several ids, SQLite would scan all that were ever created.
  for (const { id } of fresh)
    answered.push(
      ...(await transaction
        .selectFrom("invitations")
        .selectAll()
        .where("source_id", "=", store.sourceId)
        .where("assessment_id", "=", id)
        .where("state", "=", "created")
        .where("lists_before_last_call", ">=", list)
        .execute()),
    );
  return answered;
}
