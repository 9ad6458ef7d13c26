import { useMutation, useQueryClient } from "@tanstack/react-query";
import { archiveRows } from "@/components/query/archive-rows";
import { assessmentQuery } from "@/components/query/assessment-query";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Puts one assessment out of sight, or back. */
export function useSetArchived(assessment: AssessmentView) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (archived: boolean) => archiveRows([assessment], archived),
    onSettled: () => client.invalidateQueries(assessmentQuery(assessment.id)),
  });
}
