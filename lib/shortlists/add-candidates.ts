import type { Transaction } from "kysely";
import { refuseErased } from "@/lib/assessments/erased";
import { recordOften } from "@/lib/audit/tally-audit";
import type { ShortlistsTable } from "@/lib/db/shortlist-tables";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { conflict, notFound } from "@/lib/errors";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { inShortlist, subjectOf } from "@/lib/shortlists/in-shortlist";
import { mostCandidates } from "@/lib/shortlists/names";
import { inOrder, insertBefore, isAmong, readOrders, saveOrder } from "@/lib/shortlists/order";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import type { Added, AddedCandidates } from "@/lib/shortlists/schema";

type Wanted = AddedCandidates["candidates"];

/**
 * Adds candidates to a list, and names those already in it.
 * @throws ProblemError 404, also for an assessment that isn’t there; 409 `shortlist_full`. Then none was added.
 */
export async function addCandidates(
  store: Store,
  id: string,
  candidates: Wanted,
  user: ShortlistUser,
): Promise<Added> {
  const { added, already } = await inShortlist(store, id, user, async ({ transaction, row }) => {
    const outcome = await addWithin(transaction, { store, row, candidates, user });
    return { ...outcome, written: outcome.added.length > 0 ? "content" : "nothing" };
  });
  return { shortlist: await readShortlist(store, id, user), added, already };
}

export async function addWithin(
  transaction: Transaction<Tables>,
  {
    store,
    row,
    candidates,
    user,
  }: { store: Store; row: ShortlistsTable; candidates: Wanted; user: ShortlistUser },
): Promise<Pick<Added, "added" | "already">> {
  const wanted = [...new Map(candidates.map((one) => [one.assessmentId, one])).values()];
  const { seen, whole } = await readOrders(transaction, row.id);
  const fresh = wanted.filter(({ assessmentId }) => !seen.includes(assessmentId));
  const already = wanted.map(({ assessmentId }) => assessmentId).filter((one) => seen.includes(one));
  if (fresh.length === 0) return { added: [], already };
  if (whole.length + fresh.length > mostCandidates) {
    throw conflict(
      "shortlist_full",
      "A shortlist holds at most 200 candidates, so none of these were added. Create a second one for the rest.",
    );
  }
  await requireAll(transaction, store, inOrder(fresh));

  let order = whole;
  for (const { assessmentId, before } of fresh)
    order = insertBefore(order, assessmentId, isAmong(before, [...seen, ...inOrder(fresh)]) ? before : null);
  const at = instant(store.now());
  await transaction
    .insertInto("shortlist_entries")
    .values(
      fresh.map(({ assessmentId, word = "" }) => ({
        shortlist_id: row.id,
        assessment_id: assessmentId,
        position: order.indexOf(assessmentId),
        word,
        // Who takes back that somebody was taken out has not written what comes back.
        word_by_name: null,
        added_by_name: user.name,
        added_at: at,
      })),
    )
    .execute();
  await saveOrder(transaction, row.id, order);
  await recordOften(transaction, store.db, {
    actor: user,
    action: "shortlist_candidates_added",
    subject: { ...subjectOf(row), assessmentIds: inOrder(fresh) },
    details: { ids: inOrder(fresh) },
    at: store.now(),
  });
  return { added: inOrder(fresh), already };
}

async function requireAll(transaction: Transaction<Tables>, store: Store, ids: number[]): Promise<void> {
  await refuseErased(transaction, store, ids);
  const known = await transaction
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
  if (known.length < ids.length)
    throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
}
