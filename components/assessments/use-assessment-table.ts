import { useTable } from "@tanstack/react-table";
import { assessmentColumns, assessmentFeatures } from "@/components/assessments/columns";
import { fromSorting, toSorting } from "@/components/assessments/sorting";
import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";

/** Columns and rows as the table's parts draw them. Sorting is the server's. */
export function useAssessmentTable(
  rows: AssessmentView[],
  sort: AssessmentQuery["sort"],
  onSort: (sort: AssessmentQuery["sort"]) => void,
) {
  const sorting = toSorting(sort);
  return useTable({
    features: assessmentFeatures,
    columns: assessmentColumns,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { sorting },
    onSortingChange: (next) => onSort(fromSorting(typeof next === "function" ? next(sorting) : next)),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
}

export type AssessmentTable = ReturnType<typeof useAssessmentTable>;
