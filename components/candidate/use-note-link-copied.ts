import { useMutation, useQueryClient } from "@tanstack/react-query";
import { assessmentKey } from "@/components/http/query-keys";
import { post } from "@/components/http/request-json";

/** Records each copy of the link: anyone who has it can take the interview as the candidate. */
export function useNoteLinkCopied(assessmentId: number): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => post(`/api/assessments/${assessmentId}/link-copied`),
    onSuccess: () => client.invalidateQueries({ queryKey: assessmentKey(assessmentId) }),
    retry: 2,
  });
  return mutate;
}
