import { focusBulkBar } from "@/components/assessments/to-bulk-bar";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";

/** The box of the row that has the focus, or that stands open in the panel. */
function currentBox(): HTMLElement | null | undefined {
  const focused = document.activeElement?.closest("tbody tr");
  const row = focused ?? document.querySelector("tbody tr[aria-current]");
  return row?.querySelector<HTMLElement>("[data-select]");
}

const pressWithShift = () =>
  void currentBox()?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true }),
  );

/**
 * The keys of a selection: `x` chooses the row, with Shift all from the one before, `b` leads to what can be
 * done with them, Escape chooses none.
 */
export function useSelectionShortcuts({
  canChoose,
  hasChosen,
  onClear,
}: {
  canChoose: boolean;
  hasChosen: boolean;
  onClear: () => void;
}): void {
  useShortcuts({
    ...(canChoose && {
      x: () => currentBox()?.click(),
      X: pressWithShift,
    }),
    ...(hasChosen && {
      b: focusBulkBar,
      Escape: onClear,
    }),
  });
}
