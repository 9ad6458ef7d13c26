import { createContext, use } from "react";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What rows ask of the table. Always the same, as every row stands on it. */
export type TableActs = {
  /** Opens the table's menu for a row. @param button the row's, at which it stands. */
  openMenu: (row: AssessmentView, button: HTMLElement) => void;
  /** Somebody is about to. */
  prepareMenu: () => void;
  /** Undefined for those who may only look. */
  change?: {
    /** The row's box was pressed. @param index its place. @param isRange all from the one before. */
    press: (row: AssessmentView, index: number, isRange: boolean) => void;
    /** Puts rows out of sight, or back. @returns whether that is done. */
    archive: Archive;
  };
};

/** @param insteadOf the turn of what it undoes or tries again. */
export type Archive = (
  rows: readonly AssessmentView[],
  archived: boolean,
  insteadOf?: number,
) => Promise<boolean>;

export const TableActsContext = createContext<TableActs | undefined>(undefined);

export function useTableActs(): TableActs {
  const acts = use(TableActsContext);
  if (!acts) throw new Error("Rows stand in a table.");
  return acts;
}
