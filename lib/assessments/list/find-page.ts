import { type CountGroup, sumMatching } from "@/lib/assessments/list/count-assessments";
import { type Cursor, decodeCursor } from "@/lib/assessments/list/cursor";
import { type AssessmentFilter, isNarrowed, matching } from "@/lib/assessments/list/filter";
import { type Order, orderIn } from "@/lib/assessments/list/sort";
import { type Along, type FoundRow, findNarrow, indexOf, walk } from "@/lib/assessments/list/walk";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import { indexedAssessments } from "@/lib/db/search/indexed-assessments";
import { findFew, findToSort, firstFound, tellingWords, wordsOf } from "@/lib/db/search/search-words";
import type { Store } from "@/lib/db/store";

/** Searches, and filters without kept counts, are counted up to this. */
export const countedUpTo = 1000;
// Up to this many are sorted faster than the walk along the sort's index reaches them.
const sortedAtOnce = 1000;
// With a search the walk compares texts, so sorting pays for more.
const searchedAtOnce = 5000;
// So many of a search's matches show whether those that fit a filter exceed the count.
const judgedAtOnce = 5000;

export type FoundPage = { page: FoundRow[]; hasMore: boolean; total: number; totalIsExact: boolean };

type Part = { cursor?: Cursor; offset?: number; limit: number };

/**
 * A page's rows in order, and the number of all matches; its cost doesn't grow with the store.
 * @param groups the kept counts, of the same snapshot. @throws ProblemError 400 for a cursor of another list.
 */
export async function findPage(
  store: Store,
  query: AssessmentQuery,
  groups: CountGroup[],
): Promise<FoundPage> {
  const order = await orderIn(store, query);
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.sort, query.cursor);
  const part: Part = { cursor, offset: cursor ? 0 : (query.offset ?? 0), limit: query.limit + 1 };
  const ofTab = sumMatching(groups, query);
  const found =
    wordsOf(query.q).length > 0 || isNarrowed(query)
      ? await findUncounted(store, query, order, part, ofTab)
      : await findByTab(store, query, order, part, ofTab);
  const { rows, total, totalIsExact } = found;
  return { page: rows.slice(0, query.limit), hasMore: rows.length > query.limit, total, totalIsExact };
}

async function findByTab(store: Store, filter: AssessmentFilter, order: Order, part: Part, ofTab: number) {
  const total = ofTab === 0 ? 0 : ofTab - (await countNewer(store, filter));
  const found = { total, totalIsExact: true };
  const { cursor, offset = 0 } = part;
  const limit = Math.min(part.limit, total - offset);
  if (limit <= 0) return { rows: [], ...found };

  const index = indexOf(filter, order, ofTab <= sortedAtOnce);
  if (cursor || offset <= total / 2)
    return { rows: await page(store, filter, order, index, { ...part, limit }), ...found };
  // The far half is nearer from the other end.
  const turned: Order = { ...order, direction: order.direction === "asc" ? "desc" : "asc" };
  const rows = await page(store, filter, turned, index, { offset: total - offset - limit, limit });
  return { rows: rows.reverse(), ...found };
}

async function findUncounted(
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  part: Part,
  ofTab: number,
) {
  const words = wordsOf(filter.q);
  const telling = await tellingWords(store, words);
  const few = ofTab === 0 ? [] : await findFewIds(store, filter, order, telling);
  if (few?.length === 0) return { rows: [], total: 0, totalIsExact: true };
  const isSearch = words.length > 0;
  let along = few ?? indexOf(filter, order, isSearch && ofTab <= searchedAtOnce, isSearch);

  const { cursor, offset = 0, limit } = part;
  if (!few && telling.length > 0) {
    const isMore = await fitMore(store, filter, telling);
    // When somebody was invited says nothing about their name; by another sort all matches may be at the far end.
    if (!isMore || order.name !== "created") along = (await findToSort(store, telling)) ?? along;
    // Walking to the thousandth match would cost twenty times as much as to a page's last.
    if (isMore)
      return { rows: await page(store, filter, order, along, part), total: countedUpTo, totalIsExact: false };
  }
  const first = await page(store, filter, order, along, { limit: countedUpTo + 1 });
  const totalIsExact = first.length <= countedUpTo;
  const found = { total: Math.min(first.length, countedUpTo), totalIsExact };
  if (!cursor && (totalIsExact || offset + limit <= first.length))
    return { rows: first.slice(offset, offset + limit), ...found };
  return { rows: await page(store, filter, order, along, part), ...found };
}

/** Whether more than `countedUpTo` certainly fit. */
async function fitMore(store: Store, filter: AssessmentFilter, telling: string[]): Promise<boolean> {
  const rows = await matching(firstFound(store, telling, judgedAtOnce), store, filter)
    .select("a.id")
    .limit(countedUpTo + 1)
    .execute();
  return rows.length > countedUpTo;
}

async function findFewIds(
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  telling: string[],
): Promise<number[] | undefined> {
  const words = wordsOf(filter.q);
  const atMost = telling.length > 0 ? searchedAtOnce : countedUpTo;
  const found = words.length > 0 ? await findFew(store, words, atMost, telling) : undefined;
  if (found || !isNarrowed(filter)) return found;
  // The walk uses the filter's index anyway.
  if (words.length === 0 && order.name === "created") return undefined;
  return findNarrow(store, filter, countedUpTo);
}

// The kept counts have what arrived after `asOf`; the list doesn't.
async function countNewer(store: Store, { asOf, ...filter }: AssessmentFilter): Promise<number> {
  if (asOf === undefined) return 0;
  const { newer } = await matching(indexedAssessments(store, "assessments_by_arrival"), store, filter)
    .where("a.first_seen_version", ">", asOf)
    .select((count) => count.fn.countAll<number>().as("newer"))
    .executeTakeFirstOrThrow();
  return newer;
}

const page = (
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  along: Along,
  { cursor, offset = 0, limit }: Part,
): Promise<FoundRow[]> => walk(store, filter, order, along, cursor).limit(limit).offset(offset).execute();
