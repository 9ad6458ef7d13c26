import type { SortingState } from "@tanstack/react-table";
import { assessmentSorts } from "@/lib/assessments/names";
import type { AssessmentQuery } from "@/lib/assessments/schema";

type Sort = AssessmentQuery["sort"];

/** The URL's `-created` as the table has it. */
export const toSorting = (sort: Sort): SortingState => [
  { id: sort.replace(/^-/, ""), desc: sort.startsWith("-") },
];

/** The table's sorting as the URL has it; newest first where the table has none. */
export function fromSorting([first]: SortingState): Sort {
  const by = assessmentSorts.find((name) => name === first?.id);
  return by ? `${first?.desc ? "-" : ""}${by}` : "-created";
}
