import type { assessmentSorts } from "@/lib/assessments/names";
import type { AssessmentQuery } from "@/lib/assessments/schema";

type Sort = AssessmentQuery["sort"];

export type SortBy = (typeof assessmentSorts)[number];

/** Which way a list is sorted by something; undefined where it is sorted by something else. */
export const directionOf = (sort: Sort, by: SortBy): "ascending" | "descending" | undefined =>
  sort === by ? "ascending" : sort === `-${by}` ? "descending" : undefined;

/** What a press on a column's head sorts by: the other way round, or from A to Z, times from the newest. */
export function nextSort(sort: Sort, by: SortBy): Sort {
  const direction = directionOf(sort, by) ?? (by === "created" ? "ascending" : "descending");
  return direction === "ascending" ? `-${by}` : by;
}
