import { sql } from "kysely";
import type { Cursor } from "@/lib/assessments/list/cursor";
import {
  type AssessmentFilter,
  isOfCompletion,
  matching,
  onlyDecision,
  onlyInterview,
  onlyStatus,
} from "@/lib/assessments/list/filter";
import { behindKey, type Order, onlyKey, orderOf } from "@/lib/assessments/list/sort";
import {
  type AssessmentsIndex,
  fewAssessments,
  indexedAssessments,
} from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";

export type FoundRow = { id: number; sort_key: string };

export type Along = AssessmentsIndex | number[];

/** The filter's index where it is in order too, or leaves few rows to sort; else the sort's own. */
export function indexOf(
  filter: AssessmentFilter,
  order: Order,
  areFew: boolean,
  comparesTexts = false,
): AssessmentsIndex {
  const { interview, invitedBy, assignee, archived } = filter;
  const isOfOne = onlyInterview(filter) !== undefined;
  const status = onlyStatus(filter);
  const decision = onlyDecision(filter);
  if (!areFew && (order.name !== "created" || comparesTexts)) return order.index;
  if (filter.followUp === "overdue" && order.name === "created") return "assessments_overdue";
  if (isOfCompletion(filter) && areFew) return "assessments_by_completed";
  if (archived === "1") return "assessments_archived";
  if (filter.import !== undefined) return "assessments_by_import";
  if (assignee !== undefined) return "assessments_by_assignee";
  if (invitedBy !== undefined) return "assessments_by_inviter";
  if (decision !== undefined && decision !== "undecided") return "assessments_by_decision";
  // With several, rows are ordered only within each.
  if (interview !== undefined && (isOfOne || areFew)) return "assessments_by_interview";
  if (filter.queue === "to_decide" && archived === undefined) return "assessments_to_decide";
  if (status === "unclaimed") return "assessments_by_identity";
  // In that index the two states of "completed" follow each other: many rows are better taken from the sort's own.
  if (status === "all" || (status === "completed" && !areFew)) return order.index;
  return "assessments_by_status";
}

// A page after a cursor needs no bound on that side: given both, SQLite might begin at the bound.
function withoutPassed(filter: AssessmentFilter, order: Order, { key }: Cursor): AssessmentFilter {
  if (order.name !== "created") return filter;
  const { createdFrom, createdTo } = filter;
  if (order.direction === "desc")
    return createdTo !== undefined && key < createdTo ? { ...filter, createdTo: undefined } : filter;
  return createdFrom !== undefined && key >= createdFrom ? { ...filter, createdFrom: undefined } : filter;
}

/** The ids that a filter selects, in order, without a limit yet. @param after where the page before ended. */
export function walk(store: Store, filter: AssessmentFilter, order: Order, along: Along, after?: Cursor) {
  const { by, direction } = order;
  const rows = typeof along === "string" ? indexedAssessments(store, along) : fewAssessments(store, along);
  let select = matching(rows, store, after ? withoutPassed(filter, order, after) : filter);
  const key = onlyKey(order, filter, store);
  if (key) select = select.where(by, "=", key);
  const behind = behindKey(order, filter);
  if (behind) select = select.where(by, ">", behind);
  if (after) {
    const beyond = sql.raw(direction === "desc" ? "<" : ">");
    select = select.where(sql<boolean>`(${by}, a.id) ${beyond} (${after.key}, ${after.id})`);
  }
  // Where the key has only one value, SQLite would sort by it all the same.
  if (!key) select = select.orderBy(by, direction);
  return select.select(["a.id", by.as("sort_key")]).orderBy("a.id", direction);
}

/** The ids that a filter without its search selects, in no order; undefined when more than `atMost`. */
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
