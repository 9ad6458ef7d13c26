import type { AssessmentQuery } from "@/lib/assessments/schema";
import type { AssessmentsQuery } from "@/lib/db/indexed-assessments";
import { hasWord, wordsOf } from "@/lib/db/search-words";
import type { Store } from "@/lib/db/store";

/** Which assessments a query is about, apart from order and page. */
export type AssessmentFilter = Pick<AssessmentQuery, "status" | "interview" | "q" | "asOf">;

/**
 * The one place that says which rows a filter lets through; lists, totals and exports all go through it.
 * Rows that the service no longer has are in the tab All alone.
 */
export function matching(
  select: AssessmentsQuery,
  store: Store,
  { status, interview, q, asOf }: AssessmentFilter,
): AssessmentsQuery {
  let matched: AssessmentsQuery = select;
  if (status === "unclaimed") matched = matched.where("a.identity", "=", "unclaimed");
  else if (status !== "all") matched = matched.where("a.status", "=", status);
  if (status !== "all") matched = matched.where("a.gone_at", "is", null);
  if (interview !== undefined) matched = matched.where("a.interview_id", "=", interview);
  if (asOf !== undefined) matched = matched.where("a.first_seen_version", "<=", asOf);
  for (const word of wordsOf(q)) matched = matched.where(hasWord(store, word));
  return matched;
}
