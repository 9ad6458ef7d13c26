import type { Transaction } from "kysely";
import { recordOften } from "@/lib/audit/tally-audit";
import type { Store } from "@/lib/db/store";
import type { ShortlistEntriesTable, Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import { changedMeanwhile } from "@/lib/shortlists/change-shortlist";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { inShortlist, subjectOf } from "@/lib/shortlists/in-shortlist";
import { insertBefore, readOrder, saveOrder } from "@/lib/shortlists/order";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import type { ChangedCandidate, Shortlist } from "@/lib/shortlists/schema";

export type Place = { id: string; assessmentId: number };

/**
 * Moves a candidate, or changes the recruiter’s word about them.
 * @throws ProblemError 404; 409 `shortlist_changed` with the list when the word is no longer as `from` says.
 */
export async function changeCandidate(
  store: Store,
  { id, assessmentId }: Place,
  { word, from, before }: ChangedCandidate,
  user: ShortlistUser,
): Promise<Shortlist> {
  await inShortlist(store, id, user, { isContent: true }, async ({ transaction, row }) => {
    const entry = await findEntry(transaction, { id, assessmentId });
    if (word !== undefined && word !== entry.word) {
      if (from && from.word !== entry.word) {
        const present = await readShortlist({ ...store, db: transaction }, id, user);
        throw changedMeanwhile(row.updated_by_name, present);
      }
      await setEntry(transaction, { id, assessmentId }, { word });
      await recordOften(transaction, store.db, {
        actor: user,
        action: "shortlist_changed",
        subject: { ...subjectOf(row), assessmentIds: [assessmentId] },
        at: store.now(),
      });
    }
    if (before !== undefined) {
      const order = await readOrder(transaction, id);
      await saveOrder(transaction, id, insertBefore(order, assessmentId, before));
    }
  });
  return readShortlist(store, id, user);
}

/** Takes a candidate out; what readers said is kept for undoing it. @throws ProblemError 404. */
export async function removeCandidate(store: Store, place: Place, user: ShortlistUser): Promise<Shortlist> {
  const { id, assessmentId } = place;
  await inShortlist(store, id, user, { isContent: true }, async ({ transaction, row }) => {
    await findEntry(transaction, place);
    await transaction
      .deleteFrom("shortlist_entries")
      .where("shortlist_id", "=", id)
      .where("assessment_id", "=", assessmentId)
      .execute();
    await recordOften(transaction, store.db, {
      actor: user,
      action: "shortlist_candidates_removed",
      subject: { ...subjectOf(row), assessmentIds: [assessmentId] },
      details: { ids: [assessmentId] },
      at: store.now(),
    });
  });
  return readShortlist(store, id, user);
}

/** @throws ProblemError 404 for a candidate who isn’t in the list. */
export async function findEntry(
  transaction: Transaction<Tables>,
  { id, assessmentId }: Place,
): Promise<ShortlistEntriesTable> {
  const entry = await transaction
    .selectFrom("shortlist_entries")
    .selectAll()
    .where("shortlist_id", "=", id)
    .where("assessment_id", "=", assessmentId)
    .executeTakeFirst();
  if (!entry)
    throw notFound("This candidate isn’t in the shortlist any more.", {
      reason: "shortlist_candidate_missing",
    });
  return entry;
}

const setEntry = (transaction: Transaction<Tables>, { id, assessmentId }: Place, set: { word: string }) =>
  transaction
    .updateTable("shortlist_entries")
    .set(set)
    .where("shortlist_id", "=", id)
    .where("assessment_id", "=", assessmentId)
    .execute();
