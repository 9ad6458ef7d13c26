import { useMutation, useQueryClient } from "@tanstack/react-query";
import { assessmentQuery } from "@/components/query/assessment-query";
import { post } from "@/components/query/request-json";

/** Notes who took an assessment’s link, in whatever shape: whoever holds it can apply as the candidate. */
export function useNoteLinkCopied(assessmentId: number): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => post(`/api/assessments/${assessmentId}/link-copied`),
    onSuccess: () => client.invalidateQueries(assessmentQuery(assessmentId)),
    retry: 2,
  });
  return mutate;
}
