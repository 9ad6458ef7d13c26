import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { type ListState, nothingHeld } from "@/components/rows/list-state";
import { type ListStore, listStoreOf } from "@/components/rows/list-store";
import type { AssessmentView } from "@/lib/assessments/schema";

export const useListStore = (): ListStore => listStoreOf(useQueryClient());

/** Called as a request begins. @returns what takes over the row that its answer tells. */
export function useTakeRow(): () => (row: AssessmentView) => void {
  const store = useListStore();
  return useCallback(() => {
    const { era } = store.read();
    return (row) => store.dispatch({ kind: "rowCame", row, era });
  }, [store]);
}

/** What the store holds. On the server and in the first render it is empty: only what the page came with is shown. */
export function useListState(): ListState {
  const store = useListStore();
  return useSyncExternalStore(store.subscribe, store.read, () => nothingHeld);
}
