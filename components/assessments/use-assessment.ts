import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { assessmentQuery } from "@/components/query/assessment-query";
import { heldRow } from "@/components/query/held-row";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";

/** Whoever walks past in less wants to know no more than the row tells. */
const settledAfterMs = 120;

/** The value, once it has stayed for a moment; the first one at once. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * One assessment, fresh by itself: what the list’s row tells at once, and everything when it has come.
 * @returns `isSettled` when one stays with it; `isWhole` when its timeline is there.
 */
export function useAssessment(id: number) {
  const client = useQueryClient();
  const isSettled = useSettled(id) === id;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...assessmentQuery(id),
    enabled: isSettled,
    placeholderData: (): AssessmentDetail | undefined => {
      const assessment = heldRow(client, id);
      return assessment && { assessment, timeline: [] };
    },
  });
  return { detail: data, error, isSettled, isWhole: !isPlaceholderData, refetch };
}
