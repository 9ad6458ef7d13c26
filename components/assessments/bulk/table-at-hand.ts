import { useLayoutEffect } from "react";
import type { TableActions } from "@/components/assessments/bulk/table-actions";
import type { TableSelection } from "@/components/assessments/bulk/use-selection";
import type { DrawnRows } from "@/components/assessments/list/drawn-rows";
import type { TableDisplay } from "@/components/assessments/view/use-table-display";

/** The table on the screen, for what floats over the page and is no part of it. */
export type TableAtHand = {
  selection: TableSelection;
  rows: DrawnRows;
  actions: TableActions;
  display: TableDisplay;
};

let table: TableAtHand | undefined;

/** Undefined where there is none. */
export const tableAtHand = (): TableAtHand | undefined => table;

export function useTableAtHand(present: TableAtHand): void {
  useLayoutEffect(() => {
    table = present;
  });
  useLayoutEffect(
    () => () => {
      table = undefined;
    },
    [],
  );
}
