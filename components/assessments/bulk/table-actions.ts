import { createContext, use } from "react";
import type { PerformActs } from "@/components/assessments/list/shown-acts";
import type { loadReminderDialog } from "@/components/reminders/load-reminder-dialog";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Reminders to open. The caller brings `load`, so that the table needn’t import the dialog. */
export type AskedReminders = {
  rows: readonly AssessmentView[];
  /** Gets the focus back afterwards. */
  from: HTMLElement;
  load: typeof loadReminderDialog;
};

/** What rows ask of the table. Always the same object, as every row depends on it. */
export type TableActions = {
  /** @param button of the row, where the menu opens. */
  openMenu: (row: AssessmentView, button: HTMLElement) => void;
  /** Called when a press is likely. */
  prepareMenu: () => void;
  /** Undefined for viewers. */
  change?: {
    /** @param index the row’s place. @param isRange all from the row pressed before. */
    press: (row: AssessmentView, index: number, isRange: boolean) => void;
    /** Acts on the chosen rows. @returns false if there are none, or too many. */
    compare: (row: AssessmentView) => boolean;
    perform: PerformActs;
    remind: (asked: AskedReminders) => void;
  };
};

export const TableActionsContext = createContext<TableActions | undefined>(undefined);

export function useTableActions(): TableActions {
  const actions = use(TableActionsContext);
  if (!actions) throw new Error("Rows stand in a table.");
  return actions;
}
