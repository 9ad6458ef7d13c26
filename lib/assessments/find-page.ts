import { sql } from "kysely";
import { type CountGroup, sumMatching } from "@/lib/assessments/count-assessments";
import { type Cursor, decodeCursor } from "@/lib/assessments/cursor";
import { type AssessmentFilter, matching } from "@/lib/assessments/filter";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import { type Order, onlyKey, orderOf } from "@/lib/assessments/sort";
import { type AssessmentsIndex, fewAssessments, indexedAssessments } from "@/lib/db/indexed-assessments";
import { findFew, wordsOf } from "@/lib/db/search-words";
import type { Store } from "@/lib/db/store";

/** Searches are counted up to here. */
export const countedUpTo = 1000;
/** So few that sorting them costs less than walking a sort's index past all the others. */
const sortedAtOnce = 1000;
/** With a search, whose walk compares texts, it pays a little longer. */
const searchedAtOnce = 5000;

export type FoundRow = { id: number; sort_key: string };
export type FoundPage = { page: FoundRow[]; hasMore: boolean; total: number; totalIsExact: boolean };

type Part = { cursor?: Cursor; offset?: number; limit: number };

/**
 * Which rows a page has, in their order, and how many match in all. Costs what the page costs, not what
 * the store holds.
 * @param groups the kept counts, of the same snapshot as `store`.
 * @throws ProblemError 400 for a cursor of another list.
 */
export async function findPage(
  store: Store,
  query: AssessmentQuery,
  groups: CountGroup[],
): Promise<FoundPage> {
  const order = orderOf(query.sort);
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.sort, query.cursor);
  const part: Part = { cursor, offset: cursor ? 0 : (query.offset ?? 0), limit: query.limit + 1 };
  const ofTab = sumMatching(groups, query);
  const found =
    wordsOf(query.q).length > 0
      ? await findByWords(store, query, order, part, ofTab)
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
    return { rows: await walk(store, filter, order, { ...part, limit }, index), ...found };
  // The far half is nearer from the other end.
  const turned: Order = { ...order, direction: order.direction === "asc" ? "desc" : "asc" };
  const rows = await walk(store, filter, turned, { offset: total - offset - limit, limit }, index);
  return { rows: rows.reverse(), ...found };
}

async function findByWords(store: Store, filter: AssessmentFilter, order: Order, part: Part, ofTab: number) {
  const few = ofTab === 0 ? [] : await findFew(store, wordsOf(filter.q), countedUpTo);
  if (few?.length === 0) return { rows: [], total: 0, totalIsExact: true };
  const along = few ?? indexOf(filter, order, ofTab <= searchedAtOnce, true);

  const { cursor, offset = 0, limit } = part;
  const first = await walk(store, filter, order, { limit: countedUpTo + 1 }, along);
  const totalIsExact = first.length <= countedUpTo;
  const found = { total: Math.min(first.length, countedUpTo), totalIsExact };
  if (!cursor && (totalIsExact || offset + limit <= first.length))
    return { rows: first.slice(offset, offset + limit), ...found };
  return { rows: await walk(store, filter, order, part, along), ...found };
}

/** What arrived after `asOf` is in the kept counts, but not in the list. */
async function countNewer(store: Store, { asOf, ...filter }: AssessmentFilter): Promise<number> {
  if (asOf === undefined) return 0;
  const { newer } = await matching(indexedAssessments(store, "assessments_by_arrival"), store, filter)
    .where("a.first_seen_version", ">", asOf)
    .select((count) => count.fn.countAll<number>().as("newer"))
    .executeTakeFirstOrThrow();
  return newer;
}

/** The filter's index where it brings the order along or leaves few rows to sort; else the sort's own. */
function indexOf(
  { status, interview }: AssessmentFilter,
  order: Order,
  areFew: boolean,
  comparesTexts = false,
): AssessmentsIndex {
  if (!areFew && (order.name !== "created" || comparesTexts)) return order.index;
  if (interview !== undefined) return "assessments_by_interview";
  if (status === "unclaimed") return "assessments_by_identity";
  return status === "all" ? order.index : "assessments_by_status";
}

async function walk(
  store: Store,
  filter: AssessmentFilter,
  order: Order,
  { cursor, offset = 0, limit }: Part,
  along: AssessmentsIndex | number[],
): Promise<FoundRow[]> {
  const { by, direction } = order;
  const rows = typeof along === "string" ? indexedAssessments(store, along) : fewAssessments(store, along);
  let select = matching(rows, store, filter);
  const key = onlyKey(order, filter, store.sourceId);
  if (key) select = select.where(by, "=", key);
  if (cursor) {
    const beyond = sql.raw(direction === "desc" ? "<" : ">");
    select = select.where(sql<boolean>`(${by}, a.id) ${beyond} (${cursor.key}, ${cursor.id})`);
  }
  // Said twice, SQLite would sort by the one key there is.
  if (!key) select = select.orderBy(by, direction);
  return select
    .select(["a.id", by.as("sort_key")])
    .orderBy("a.id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}
