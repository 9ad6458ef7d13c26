import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { candidateQuery } from "@/components/rows/candidate-query";
import { rowOf } from "@/components/rows/known-rows";
import { useListState } from "@/components/rows/use-list-state";
import type { CandidateDetail } from "@/lib/details/candidate-schema";

/** A candidate whose assessments are as the list’s store has them. @param id as the page came with it. */
export function useCandidate(id: number): { detail: CandidateDetail | undefined; error: Error | null } {
  const { data, error } = useQuery(candidateQuery(id));
  const known = useListState();
  const detail = useMemo(
    () => data && { ...data, assessments: data.assessments.map((row) => rowOf(known, row.id) ?? row) },
    [data, known],
  );
  return { detail, error };
}
