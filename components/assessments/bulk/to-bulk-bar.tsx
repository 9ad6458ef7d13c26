import { type DrawnRows, useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

export const focusBulkBar = ({ bar }: DrawnRows): void => bar.current?.querySelector("button")?.focus();

/** After the box pressed last, Tab leads past all the rows to the bar at the window’s foot. Seen while focused. */
export function ToBulkBar({ className }: { className?: string }) {
  const { t } = useTexts();
  const rows = useDrawnRows();
  return (
    <button
      type="button"
      onClick={() => focusBulkBar(rows)}
      className={cn(
        "absolute top-1/2 left-full z-10 -translate-y-1/2 rounded-md bg-primary px-3 py-1.5 text-13 font-[550] whitespace-nowrap text-on-primary not-focus-visible:sr-only",
        className,
      )}
    >
      {t("selection.toActions")}
    </button>
  );
}

/**
 * The bar is about to go: the row chosen last takes the focus from it, by its box in a table. Cards have none by then.
 * @returns whether the row is in sight.
 */
export function focusChosenRow({ of, headBox }: DrawnRows, chosen: number | undefined): boolean {
  const parts = of(chosen)?.parts;
  const target = headBox.current?.checkVisibility() ? parts?.box : parts?.link;
  target?.focus({ preventScroll: true });
  return target !== undefined && target === document.activeElement;
}

/** @param pressed the row whose box was pressed last. @returns whether the box was there. */
export function focusPressedBox({ of, headBox }: DrawnRows, pressed: number | undefined): boolean {
  const box = of(pressed)?.parts.box ?? headBox.current;
  box?.focus();
  // The head’s box takes the place of a row’s that is out of sight, but cards have no head.
  return box !== null && box === document.activeElement;
}
