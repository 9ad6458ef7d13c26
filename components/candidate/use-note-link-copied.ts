import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { assessmentKey } from "@/components/http/query-keys";
import { post } from "@/components/http/request-json";

/** Records each copy of a link: anyone who has it can take the interview as the candidate. */
export function useNoteCopied(): (assessmentId: number) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) => post(`/api/assessments/${id}/link-copied`),
    onSuccess: (_, id) => client.invalidateQueries({ queryKey: assessmentKey(id) }),
    retry: 2,
  });
  return mutate;
}

export function useNoteLinkCopied(assessmentId: number): () => void {
  const note = useNoteCopied();
  return useCallback(() => note(assessmentId), [note, assessmentId]);
}
