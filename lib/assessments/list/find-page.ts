import {
  type CountGroup,
  counting,
  countUnder,
  readCountGroups,
  sumMatching,
} from "@/lib/assessments/list/count-assessments";
import { type Cursor, decodeCursor } from "@/lib/assessments/list/cursor";
import {
  type AssessmentFilter,
  about,
  isNarrowed,
  matching,
  resolveFilter,
} from "@/lib/assessments/list/filter";
import { type Grouped, group, groupByReading } from "@/lib/assessments/list/group-matching";
import { type Order, orderIn } from "@/lib/assessments/list/sort";
import { type Along, type FoundRow, findNarrow, indexOf, walk } from "@/lib/assessments/list/walk";
import { countNames } from "@/lib/assessments/names";
import type { AssessmentCounts, AssessmentQuery, CountName } from "@/lib/assessments/schema";
import { fewAssessments, indexedAssessments } from "@/lib/db/search/indexed-assessments";
import { findFew, findToSort, firstFound, tellingWords, wordsOf } from "@/lib/db/search/search-words";
import type { Store } from "@/lib/db/store";

/** What can't be counted whole is counted up to this. */
export const countedUpTo = 1000;
// Up to this many are sorted faster than the walk along the sort's index reaches them.
const sortedAtOnce = 1000;
// With a search the walk compares texts, so sorting pays for more.
export const searchedAtOnce = 5000;

type Total = { total: number; totalIsExact: boolean };

export type FoundPage = Total & {
  page: FoundRow[];
  hasMore: boolean;
  counts: AssessmentCounts;
  /** The counts that stopped at a limit. */
  countedAtLeast: CountName[];
};

type Part = { cursor?: Cursor; offset?: number; limit: number };

/**
 * A page's rows in order, the number of all matches, and how many each tab has: its cost doesn't grow with the store.
 * @throws ProblemError 400 for a cursor of another list.
 */
export async function findPage(store: Store, asked: AssessmentQuery): Promise<FoundPage> {
  const query = await resolveFilter(store, asked);
  const order = await orderIn(store, query);
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.sort, query.cursor);
  const part: Part = { cursor, offset: cursor ? 0 : (query.offset ?? 0), limit: query.limit + 1 };
  const kept = await readCountGroups(store);
  const found = isNarrowed(query)
    ? await findNarrowed(store, query, order, part, kept)
    : await findByTab(store, query, order, part, kept);
  const { rows, ...counted } = found;
  return { page: rows.slice(0, query.limit), hasMore: rows.length > query.limit, ...counted };
}

async function findByTab(
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  part: Part,
  kept: CountGroup[],
) {
  const ofTab = sumMatching(kept, filter);
  const total = ofTab === 0 ? 0 : ofTab - (await countNewer(store, filter));
  const index = indexOf(filter, order, ofTab <= sortedAtOnce);
  return {
    rows: await pageOf(store, filter, order, index, part, total),
    total,
    totalIsExact: true,
    counts: countUnder(kept, filter),
    countedAtLeast: [],
  };
}

async function findNarrowed(
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  part: Part,
  kept: CountGroup[],
) {
  const words = wordsOf(filter.q);
  const telling = await tellingWords(store, words);
  const few = await findFewIds(store, words, telling);
  const grouped = await groupNarrowed(store, filter, telling, few);
  const counts = countUnder(grouped.groups, filter);
  const seen = sumMatching(
    grouped.groups.filter(({ newer }) => newer === 0),
    filter,
  );
  if (grouped.isExact) {
    const along = await alongFew(store, filter, order, few, seen);
    const rows = await pageOf(store, filter, order, along, part, seen);
    return { rows, total: seen, totalIsExact: true, counts, countedAtLeast: [] };
  }
  const isNone = sumMatching(kept, filter) === 0;
  const { rows, ...own } = isNone
    ? { rows: [], total: 0, totalIsExact: true }
    : await findUncounted(store, filter, order, part, telling, seen);
  return { rows, ...own, ...atLeast(counts, filter, own, kept) };
}

/** The counts of a part of the rows, with what is known better of some of them. */
function atLeast(counts: AssessmentCounts, filter: AssessmentFilter, own: Total, kept: CountGroup[]) {
  const known = { ...counts };
  const countedAtLeast: CountName[] = [];
  for (const name of countNames) {
    const asked = counting(name, filter);
    if (asked.queue === filter.queue && asked.status === filter.status) {
      known[name] = Math.max(counts[name], own.total);
      if (!own.totalIsExact) countedAtLeast.push(name);
    } else if (counts[name] < sumMatching(kept, asked)) countedAtLeast.push(name);
  }
  return { counts: known, countedAtLeast };
}

/** The rows that may have all the words; undefined where they are too many, or there are none. */
async function findFewIds(store: Store, words: string[], telling: string[]): Promise<number[] | undefined> {
  if (words.length === 0) return undefined;
  return findFew(store, words, telling.length > 0 ? searchedAtOnce : countedUpTo, telling);
}

async function groupNarrowed(
  store: Store,
  filter: AssessmentFilter,
  telling: string[],
  few: number[] | undefined,
): Promise<Grouped> {
  if (few) {
    const rows = about(fewAssessments(store, few), store, filter);
    return { groups: few.length === 0 ? [] : await group(rows, filter), isExact: true };
  }
  if (telling.length === 0) return groupByReading(store, filter);
  const rows = about(firstFound(store, telling, searchedAtOnce), store, filter);
  return { groups: await group(rows, filter), isExact: false };
}

/** Where to read the rows of a filter whose total is known. */
async function alongFew(
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  few: number[] | undefined,
  total: number,
): Promise<Along> {
  if (few) return few;
  if (wordsOf(filter.q).length > 0) return indexOf(filter, order, false, true);
  const areFew = total <= sortedAtOnce;
  // The walk by creation uses the filter's index anyway.
  if (!areFew || order.name === "created") return indexOf(filter, order, areFew);
  return (await findNarrow(store, filter, sortedAtOnce)) ?? order.index;
}

/** So many rows may match that only a part of them was counted. @param seen how many of that part do. */
async function findUncounted(
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  part: Part,
  telling: string[],
  seen: number,
): Promise<Total & { rows: FoundRow[] }> {
  const isSearch = wordsOf(filter.q).length > 0;
  let along: Along = indexOf(filter, order, false, isSearch);
  const isMore = seen > countedUpTo;
  // When somebody was invited says nothing about their name; by another sort all matches may be at the far end.
  if (telling.length > 0 && (!isMore || order.name !== "created"))
    along = (await findToSort(store, telling)) ?? along;
  if (!isSearch && !isMore && order.name !== "created")
    along = (await findNarrow(store, filter, countedUpTo)) ?? along;
  // Walking to the thousandth match would cost twenty times as much as to a page's last.
  if (isMore)
    return { rows: await page(store, filter, order, along, part), total: seen, totalIsExact: false };
  const first = await page(store, filter, order, along, { limit: countedUpTo + 1 });
  const totalIsExact = first.length <= countedUpTo;
  const found = { total: Math.min(first.length, countedUpTo), totalIsExact };
  const { cursor, offset = 0, limit } = part;
  if (!cursor && (totalIsExact || offset + limit <= first.length))
    return { rows: first.slice(offset, offset + limit), ...found };
  return { rows: await page(store, filter, order, along, part), ...found };
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

/** A page of a list whose length is known. */
function pageOf(
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  along: Along,
  { cursor, offset = 0, limit: most }: Part,
  total: number,
): Promise<FoundRow[]> {
  const limit = Math.min(most, total - offset);
  if (limit <= 0) return Promise.resolve([]);
  if (cursor || offset <= total / 2) return page(store, filter, order, along, { cursor, offset, limit });
  // The far half is nearer from the other end.
  const turned: Order = { ...order, direction: order.direction === "asc" ? "desc" : "asc" };
  return page(store, filter, turned, along, { offset: total - offset - limit, limit }).then((rows) =>
    rows.reverse(),
  );
}

const page = (
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  along: Along,
  { cursor, offset = 0, limit }: Part,
): Promise<FoundRow[]> => walk(store, filter, order, along, cursor).limit(limit).offset(offset).execute();
