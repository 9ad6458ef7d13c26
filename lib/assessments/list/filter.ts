import { completedStatuses } from "@/lib/assessments/names";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import type { AssessmentsQuery } from "@/lib/db/search/indexed-assessments";
import { hasWord, wordsOf } from "@/lib/db/search/search-words";
import type { Store } from "@/lib/db/store";

export type AssessmentFilter = Omit<AssessmentQuery, "sort" | "limit" | "cursor" | "offset">;

/**
 * The one rule of which rows a filter selects, for lists, totals and exports. Gone rows are only in All, archived ones
 * only where asked for. No completed row is unclaimed: the service says who it is.
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

/** Whether it has filters that the kept counts don't know. */
export const isNarrowed = (filter: AssessmentFilter): boolean =>
  filter.createdFrom !== undefined ||
  filter.createdTo !== undefined ||
  filter.invitedBy !== undefined ||
  filter.decision !== undefined;
