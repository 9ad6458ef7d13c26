import type { Transaction } from "kysely";
import { hiddenText } from "@/lib/assessments/refuse-blind";
import { recordOften } from "@/lib/audit/tally-audit";
import type { ShortlistEntriesTable } from "@/lib/db/shortlist-tables";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { isBlindTo } from "@/lib/db/visibility/is-blind-to";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import { notFound } from "@/lib/errors";
import { changedMeanwhile } from "@/lib/shortlists/change-shortlist";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { inShortlist, subjectOf } from "@/lib/shortlists/in-shortlist";
import { insertBefore, isAmong, readOrders, saveOrder } from "@/lib/shortlists/order";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import type { ChangedCandidate, Shortlist } from "@/lib/shortlists/schema";

export type Place = { id: string; assessmentId: number };

/**
 * Moves a candidate, or changes the recruiter’s word about them.
 * @throws ProblemError 404; 409 `shortlist_changed` with the list when the word is no longer as `from` says; 409
 * `blind_text` for one that is hidden.
 */
export async function changeCandidate(
  store: Store,
  { id, assessmentId }: Place,
  { word, from, before }: ChangedCandidate,
  user: ShortlistUser,
): Promise<Shortlist> {
  await inShortlist(store, id, user, async ({ transaction, row }) => {
    const shown = await findEntry(transaction, { id, assessmentId });
    const entry = await findEntry(wholeDb(transaction), { id, assessmentId });
    const isReworded = word !== undefined && word !== entry.word;
    if (isReworded && shown.word !== entry.word) throw hiddenText();
    if (isReworded) {
      if (from && from.word !== entry.word) {
        const present = await readShortlist({ ...store, db: transaction }, id, user);
        throw changedMeanwhile(entry.word_by_name, present);
      }
      await setEntry(transaction, { id, assessmentId }, { word, word_by_name: user.name });
      await recordOften(transaction, store.db, {
        actor: user,
        action: "shortlist_changed",
        subject: { ...subjectOf(row), assessmentIds: [assessmentId] },
        at: store.now(),
      });
    }
    const isMoved = before !== undefined && (await moveEntry(transaction, { id, assessmentId }, before));
    return { written: isReworded || isMoved ? "content" : "nothing" };
  });
  return readShortlist(store, id, user);
}

/**
 * Takes a candidate out; what readers said is kept for undoing it. @throws ProblemError 404; 409 `blind_text` where
 * that would lose or show a text that is hidden.
 */
export async function removeCandidate(store: Store, place: Place, user: ShortlistUser): Promise<Shortlist> {
  const { id, assessmentId } = place;
  await inShortlist(store, id, user, async ({ transaction, row, seen }) => {
    const shown = await findEntry(transaction, place);
    const { word } = await findEntry(wholeDb(transaction), place);
    // The word would be lost when it is undone, and with the last blind candidate the list’s own texts would show.
    const hidesTexts = seen.name !== row.name || seen.note !== row.note;
    if (
      shown.word !== word ||
      (hidesTexts && (await isBlindTo({ ...store, db: transaction }, assessmentId)) === 1)
    )
      throw hiddenText();
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
    return { written: "content" };
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
    throw notFound("This candidate is no longer in the shortlist.", {
      reason: "shortlist_candidate_missing",
    });
  return entry;
}

/** @returns whether it stands elsewhere now. */
async function moveEntry(
  transaction: Transaction<Tables>,
  { id, assessmentId }: Place,
  before: number | null,
): Promise<boolean> {
  const { seen, whole } = await readOrders(transaction, id);
  const wanted = insertBefore(whole, assessmentId, isAmong(before, seen) ? before : null);
  if (wanted.every((one, at) => one === whole[at])) return false;
  await saveOrder(transaction, id, wanted);
  return true;
}

const setEntry = (
  transaction: Transaction<Tables>,
  { id, assessmentId }: Place,
  set: Pick<ShortlistEntriesTable, "word" | "word_by_name">,
) =>
  transaction
    .updateTable("shortlist_entries")
    .set(set)
    .where("shortlist_id", "=", id)
    .where("assessment_id", "=", assessmentId)
    .execute();
