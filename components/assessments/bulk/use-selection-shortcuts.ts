import { use } from "react";
import { focusBulkBar } from "@/components/assessments/bulk/to-bulk-bar";
import { useCompare } from "@/components/assessments/bulk/use-compare";
import type { TableSelection } from "@/components/assessments/bulk/use-selection";
import type { DrawnRows } from "@/components/assessments/list/drawn-rows";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { canCompare, comparable } from "@/components/candidate/compare-address";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";

/**
 * `x` chooses the row, with Shift all from the one before; `b` leads to the actions, Escape chooses none. `v` compares
 * the chosen rows, with the one that is open or focused if only one is chosen; the first is chosen.
 */
export function useSelectionShortcuts({
  rows,
  canChoose,
  selection: { ids },
  onClear,
}: {
  rows: DrawnRows;
  canChoose: boolean;
  selection: Pick<TableSelection, "ids">;
  onClear: () => void;
}): void {
  const compare = useCompare();
  const { id: openId } = use(OpenAssessmentContext);
  /** The focused row, or else the one open in the panel. */
  const current = () => rows.around(document.activeElement) ?? rows.of(openId);
  const box = () => current()?.parts.box;
  const pressWithShift = () =>
    box()?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true }));
  useShortcuts({
    ...(canChoose && {
      x: () => box()?.click(),
      X: pressWithShift,
    }),
    ...(ids.size > 0 && {
      b: () => focusBulkBar(rows),
      Escape: onClear,
    }),
    v: () => {
      const id = current()?.id;
      const isCurrentToo = id !== undefined && ids.size < comparable.least;
      const compared = [...new Set(isCurrentToo ? [...ids, id] : ids)];
      if (canCompare(compared.length)) compare(compared);
      else if (ids.size === 0) box()?.click();
    },
  });
}
