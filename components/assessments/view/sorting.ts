import type { assessmentSorts } from "@/lib/assessments/names";
import type { AssessmentQuery } from "@/lib/assessments/schema";

type Sort = AssessmentQuery["sort"];

export type SortBy = (typeof assessmentSorts)[number];

type Direction = "ascending" | "descending" | undefined;

/** Undefined if it is sorted by something else. */
export const directionOf = (sort: Sort, by: SortBy): Direction =>
  sort === by ? "ascending" : sort === `-${by}` ? "descending" : undefined;

/** Ages ascend while dates descend. */
export const reversed = (direction: Direction): Direction =>
  direction && (direction === "ascending" ? "descending" : "ascending");

/** A press on a column’s head: the other direction, or first from A to Z, and times from the newest. */
export function nextSort(sort: Sort, by: SortBy): Sort {
  const direction =
    directionOf(sort, by) ?? (by === "created" || by === "completed" ? "ascending" : "descending");
  return direction === "ascending" ? `-${by}` : by;
}
