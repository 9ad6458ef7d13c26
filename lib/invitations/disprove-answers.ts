import type { Transaction } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { InvitationsTable, Tables } from "@/lib/db/types";
import { freeRow, sendBack } from "@/lib/invitations/hold-row";
import { recordMisanswered } from "@/lib/invitations/record-misanswered";

/**
 * Rows of a list are about to be written, some of which our own creates may have been answered with since it arrived.
 * Where it had arrived before such a call began, that assessment was not the new one (judge-answer.ts): it is
 * nobody's, as the others that the list brought, and the invitation is looked for.
 * @param transaction writes those rows as well; it has locked the source, so that no answer comes in between.
 * @param listed.ids of those rows. @param listed.list the list's number.
 */
export async function disproveAnswers(
  transaction: Transaction<Tables>,
  store: Store,
  listed: { ids: number[]; list: number },
): Promise<void> {
  const disproved = await selectAnswered(transaction, store, listed).execute();
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
  // Nobody was invited to that one.
  await transaction
    .deleteFrom("events")
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "=", assessmentId)
    .where("kind", "=", "invited")
    .execute();
}

const selectAnswered = (
  transaction: Transaction<Tables>,
  store: Store,
  { ids, list }: { ids: number[]; list: number },
) =>
  transaction
    .selectFrom("invitations as v")
    .innerJoin("assessments as a", (join) =>
      join.onRef("a.source_id", "=", "v.source_id").onRef("a.id", "=", "v.assessment_id"),
    )
    .selectAll("v")
    .where("v.source_id", "=", store.sourceId)
    .where("v.assessment_id", "in", ids)
    .where("v.state", "=", "created")
    .where("v.lists_before_last_call", ">=", list)
    // Our own create brought it, and no list before.
    .where("a.first_seen_list", "=", 0);
