import { useMutation, useQueryClient } from "@tanstack/react-query";
import { assessmentQuery } from "@/components/query/assessment-query";
import { reading } from "@/components/query/reading";
import { postJson } from "@/components/query/request-json";

const answer = reading<{ changed: number }>({ changed: "number" });

/** Puts one assessment out of sight, or back. */
export function useSetArchived(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (archived: boolean) => postJson("/api/assessments/archive", { ids: [id], archived }, answer),
    onSettled: () => client.invalidateQueries(assessmentQuery(id)),
  });
}
