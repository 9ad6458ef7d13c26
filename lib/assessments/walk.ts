import { sql } from "kysely";
import type { Cursor } from "@/lib/assessments/cursor";
import { type AssessmentFilter, matching } from "@/lib/assessments/filter";
import { behindKey, type Order, onlyKey, orderOf } from "@/lib/assessments/sort";
import { type AssessmentsIndex, fewAssessments, indexedAssessments } from "@/lib/db/indexed-assessments";
import type { Store } from "@/lib/db/store";

export type FoundRow = { id: number; sort_key: string };

/** What is walked: an index from one end to the other, or a few ids. */
export type Along = AssessmentsIndex | number[];

/** The filter's index where it brings the order along or leaves few rows to sort; else the sort's own. */
export function indexOf(
  { status, interview, invitedBy, decision, archived }: AssessmentFilter,
  order: Order,
  areFew: boolean,
  comparesTexts = false,
): AssessmentsIndex {
  if (!areFew && (order.name !== "created" || comparesTexts)) return order.index;
  if (archived === "1") return "assessments_archived";
  if (invitedBy !== undefined) return "assessments_by_inviter";
  if (decision !== undefined && decision !== "undecided") return "assessments_by_decision";
  if (interview !== undefined) return "assessments_by_interview";
  if (status === "unclaimed") return "assessments_by_identity";
  // Two states of one index come one after the other: many are rather picked from the sort's own.
  if (status === "all" || (status === "completed" && !areFew)) return order.index;
  return "assessments_by_status";
}

/** Where a page begins at a date already, a second bound would only mislead SQLite to begin at the other one. */
function withoutPassed(filter: AssessmentFilter, order: Order, { key }: Cursor): AssessmentFilter {
  if (order.name !== "created") return filter;
  const { createdFrom, createdTo } = filter;
  if (order.direction === "desc")
    return createdTo !== undefined && key < createdTo ? { ...filter, createdTo: undefined } : filter;
  return createdFrom !== undefined && key >= createdFrom ? { ...filter, createdFrom: undefined } : filter;
}

/**
 * The ids that a filter lets through, in order, ready to be limited.
 * @param after where the page before ended.
 */
export function walk(store: Store, filter: AssessmentFilter, order: Order, along: Along, after?: Cursor) {
  const { by, direction } = order;
  const rows = typeof along === "string" ? indexedAssessments(store, along) : fewAssessments(store, along);
  let select = matching(rows, store, after ? withoutPassed(filter, order, after) : filter);
  const key = onlyKey(order, filter, store.sourceId);
  if (key) select = select.where(by, "=", key);
  const behind = behindKey(order, filter);
  if (behind) select = select.where(by, ">", behind);
  if (after) {
    const beyond = sql.raw(direction === "desc" ? "<" : ">");
    select = select.where(sql<boolean>`(${by}, a.id) ${beyond} (${after.key}, ${after.id})`);
  }
  // Said twice, SQLite would sort by the one key there is.
  if (!key) select = select.orderBy(by, direction);
  return select.select(["a.id", by.as("sort_key")]).orderBy("a.id", direction);
}

/**
 * The rows that a filter lets through, its search aside, in no order.
 * @returns undefined when there are more than `atMost`.
 */
export async function findNarrow(
  store: Store,
  filter: AssessmentFilter,
  atMost: number,
): Promise<number[] | undefined> {
  const order = orderOf("-created");
  const wordless = { ...filter, q: "" };
  const rows = await walk(store, wordless, order, indexOf(wordless, order, false))
    .limit(atMost + 1)
    .execute();
  return rows.length > atMost ? undefined : rows.map(({ id }) => id);
}
