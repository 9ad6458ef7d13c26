import { completedStatuses } from "@/lib/assessments/names";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import type { AssessmentsQuery } from "@/lib/db/indexed-assessments";
import { hasWord, wordsOf } from "@/lib/db/search-words";
import type { Store } from "@/lib/db/store";

/** Which assessments a query is about, apart from order and page. */
export type AssessmentFilter = Omit<AssessmentQuery, "sort" | "limit" | "cursor" | "offset">;

/**
 * The one place that says which rows a filter lets through; lists, totals and exports all go through it.
 * Rows that the service no longer has are in the tab All alone, archived ones where they are asked for. Unclaimed are
 * those that somebody can claim: of a completed one the service says whose it is.
 */
export function matching(select: AssessmentsQuery, store: Store, filter: AssessmentFilter): AssessmentsQuery {
  const { status, interview, q, asOf, createdFrom, createdTo, invitedBy, decision, archived } = filter;
  let matched = select;
  if (archived !== "with") matched = matched.where("a.archived_at", archived ? "is not" : "is", null);
  if (status === "unclaimed")
    matched = matched.where("a.identity", "=", "unclaimed").where("a.status", "=", "pending");
  else if (status === "completed") matched = matched.where("a.status", "in", completedStatuses);
  else if (status !== "all") matched = matched.where("a.status", "=", status);
  if (status !== "all") matched = matched.where("a.gone_at", "is", null);
  if (interview !== undefined) matched = matched.where("a.interview_id", "=", interview);
  if (createdFrom !== undefined) matched = matched.where("a.created_at", ">=", createdFrom);
  if (createdTo !== undefined) matched = matched.where("a.created_at", "<", createdTo);
  if (invitedBy !== undefined) matched = matched.where("a.invited_by", "=", invitedBy);
  if (decision === "undecided") matched = matched.where("a.decision", "is", null);
  else if (decision !== undefined) matched = matched.where("a.decision", "=", decision);
  if (asOf !== undefined) matched = matched.where("a.first_seen_version", "<=", asOf);
  for (const word of wordsOf(q)) matched = matched.where(hasWord(store, word));
  return matched;
}

/** Whether it asks for more than tab, interview and archive, which alone the kept counts know. */
export const isNarrowed = (filter: AssessmentFilter): boolean =>
  filter.createdFrom !== undefined ||
  filter.createdTo !== undefined ||
  filter.invitedBy !== undefined ||
  filter.decision !== undefined;
