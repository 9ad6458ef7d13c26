import { type RefObject, useLayoutEffect, useRef } from "react";
import type { DrawnRows } from "@/components/assessments/list/drawn-rows";
import { useListStore } from "@/components/rows/use-list-state";

/** Whether an element is gone, or goes with the action that it has just carried out. */
export const isGoing = (element: Element | null, { bar }: DrawnRows): boolean =>
  element === null ||
  element === document.body ||
  bar.current?.contains(element) === true ||
  element.closest("[data-act-outcome], [role=menu]") !== null;

/** Whether the focus was in the rows when the last of them were removed. The store tells before they are rendered. */
export function useWasInRows(rows: DrawnRows): RefObject<boolean> {
  const wasInRows = useRef(false);
  const store = useListStore();
  useLayoutEffect(() => {
    let known = store.read().list?.nextFocus;
    return store.subscribe(() => {
      const next = store.read().list?.nextFocus;
      if (next === known) return;
      known = next;
      const at = document.activeElement;
      wasInRows.current = isGoing(at, rows) || rows.around(at) !== undefined;
    });
  }, [store, rows]);
  return wasInRows;
}
