import { useMutation, useQueryClient } from "@tanstack/react-query";
import { archiveRows } from "@/components/rows/archive-rows";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useListStore } from "@/components/rows/use-list-state";
import type { AssessmentView } from "@/lib/assessments/schema";

export const archivingKey = (id: number) => ["archiving", id];

export function useSetArchived(assessment: AssessmentView) {
  const client = useQueryClient();
  const store = useListStore();
  return useMutation({
    mutationKey: archivingKey(assessment.id),
    mutationFn: (archived: boolean) => archiveRows(store, [assessment], archived),
    onSettled: () => client.invalidateQueries(assessmentQuery(assessment.id)),
  });
}
