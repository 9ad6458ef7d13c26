import { use } from "react";
import { focusBulkBar } from "@/components/assessments/bulk/to-bulk-bar";
import type { DrawnRows } from "@/components/assessments/list/drawn-rows";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";

/** `x` chooses the row, with Shift all from the one before; `b` leads to the actions, Escape chooses none. */
export function useSelectionShortcuts({
  rows,
  canChoose,
  hasChosen,
  onClear,
}: {
  rows: DrawnRows;
  canChoose: boolean;
  hasChosen: boolean;
  onClear: () => void;
}): void {
  const { id: openId } = use(OpenAssessmentContext);
  /** Of the focused row, or else of the one open in the panel. */
  const currentBox = () => (rows.around(document.activeElement) ?? rows.of(openId))?.parts.box;
  const pressWithShift = () =>
    currentBox()?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true }));
  useShortcuts({
    ...(canChoose && {
      x: () => currentBox()?.click(),
      X: pressWithShift,
    }),
    ...(hasChosen && {
      b: () => focusBulkBar(rows),
      Escape: onClear,
    }),
  });
}
