import { useMemo } from "react";
import type { DetailRest } from "@/components/rows/assessment-query";
import { rowOf } from "@/components/rows/known-rows";
import { useListState } from "@/components/rows/use-list-state";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { AssessmentDetail } from "@/lib/details/detail-schema";

/** One assessment: its answer, and its row as the store holds it. @param picture the row that the page came with. */
export function useDetail(
  id: number,
  rest: DetailRest | undefined,
  picture?: AssessmentView,
): AssessmentDetail | undefined {
  const assessment = rowOf(useListState(), id) ?? picture;
  return useMemo(() => rest && assessment && { ...rest, assessment }, [rest, assessment]);
}
