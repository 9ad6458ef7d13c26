import { sql } from "kysely";
import type { Cursor } from "@/lib/assessments/cursor";
import { type AssessmentFilter, matching } from "@/lib/assessments/filter";
import { type Order, onlyKey } from "@/lib/assessments/sort";
import { type AssessmentsIndex, fewAssessments, indexedAssessments } from "@/lib/db/indexed-assessments";
import type { Store } from "@/lib/db/store";

export type FoundRow = { id: number; sort_key: string };

/** What is walked: an index from one end to the other, or a few ids. */
export type Along = AssessmentsIndex | number[];

/** The filter's index where it brings the order along or leaves few rows to sort; else the sort's own. */
export function indexOf(
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

/**
 * The ids that a filter lets through, in order, ready to be limited.
 * @param after where the page before ended.
 */
export function walk(store: Store, filter: AssessmentFilter, order: Order, along: Along, after?: Cursor) {
  const { by, direction } = order;
  const rows = typeof along === "string" ? indexedAssessments(store, along) : fewAssessments(store, along);
  let select = matching(rows, store, filter);
  const key = onlyKey(order, filter, store.sourceId);
  if (key) select = select.where(by, "=", key);
  if (after) {
    const beyond = sql.raw(direction === "desc" ? "<" : ">");
    select = select.where(sql<boolean>`(${by}, a.id) ${beyond} (${after.key}, ${after.id})`);
  }
  // Said twice, SQLite would sort by the one key there is.
  if (!key) select = select.orderBy(by, direction);
  return select.select(["a.id", by.as("sort_key")]).orderBy("a.id", direction);
}
