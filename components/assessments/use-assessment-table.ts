import { useTable } from "@tanstack/react-table";
import { useMemo, useRef } from "react";
import { assessmentColumns, assessmentFeatures } from "@/components/assessments/columns";
import { fromSorting, toSorting } from "@/components/assessments/sorting";
import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";

/** Columns and rows as the table's parts draw them. Sorting is the server's. */
export function useAssessmentTable(
  rows: AssessmentView[],
  sort: AssessmentQuery["sort"],
  onSort: (sort: AssessmentQuery["sort"]) => void,
) {
  const sorting = useMemo(() => toSorting(sort), [sort]);
  // The table takes another array for other rows.
  const held = useRef(rows);
  const isSame = rows.length === held.current.length && rows.every((row, at) => row === held.current[at]);
  if (!isSame) held.current = rows;
  return useTable({
    features: assessmentFeatures,
    columns: assessmentColumns,
    data: held.current,
    getRowId: (row) => String(row.id),
    state: { sorting },
    onSortingChange: (next) => onSort(fromSorting(typeof next === "function" ? next(sorting) : next)),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
}

export type AssessmentTable = ReturnType<typeof useAssessmentTable>;
