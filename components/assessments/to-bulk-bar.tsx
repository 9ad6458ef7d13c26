import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

/** The keyboard goes on with what can be done with the chosen rows. */
export const focusBulkBar = (): void =>
  document.querySelector<HTMLElement>("[data-bulk-bar] button")?.focus();

/**
 * The next step of Tab behind the box that was pressed last: the bar stands at the window's foot, and between
 * them are all the rows. It is seen as long as it has the focus.
 */
export function ToBulkBar({ className }: { className?: string }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      data-to-bulk-bar=""
      onClick={focusBulkBar}
      className={cn(
        "absolute top-1/2 left-full z-10 -translate-y-1/2 rounded-md bg-primary px-3 py-1.5 text-13 font-[550] whitespace-nowrap text-on-primary not-focus-visible:sr-only",
        className,
      )}
    >
      {t("selection.toActions")}
    </button>
  );
}

/** Back from the bar's beginning to the box from which one came, where it still stands. @returns whether it does. */
export function focusPressedBox(): boolean {
  const step =
    document.querySelector("tbody [data-to-bulk-bar]") ?? document.querySelector("[data-to-bulk-bar]");
  const box = step?.parentElement?.querySelector<HTMLElement>("input");
  box?.focus();
  // The head’s box stands in for a row’s that is out of sight, but cards have no head.
  return box !== undefined && box === document.activeElement;
}
