import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { assessmentQuery, type DetailRest } from "@/components/rows/assessment-query";
import { rowOf } from "@/components/rows/known-rows";
import { useDetail } from "@/components/rows/use-detail";
import { useListStore } from "@/components/rows/use-list-state";

/** A recruiter who walks past faster than this needs only what the row tells. */
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

/** @returns `isSettled` once the recruiter stays with it; `isWhole` once its timeline is there. */
export function useAssessment(id: number) {
  const store = useListStore();
  const isSettled = useSettled(id) === id;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...assessmentQuery(id),
    enabled: isSettled,
    placeholderData: (): DetailRest | undefined => (rowOf(store.read(), id) ? { timeline: [] } : undefined),
  });
  return { detail: useDetail(id, data), error, isSettled, isWhole: !isPlaceholderData, refetch };
}
