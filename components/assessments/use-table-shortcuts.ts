import { type RefObject, useRef } from "react";
import type { WalkTo } from "@/components/assessments/use-row-focus";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";

/**
 * The table's keys: `/` searches, `j` and `k` walk the rows, `Home` and `End` lead to the first and the last,
 * `c` copies the row's link, or those of the chosen rows. The row one is on is the one with the focus, so
 * `Enter` opens it without our help.
 * @returns how the rows are walked, for the table to fill in.
 */
export function useTableShortcuts(search: RefObject<HTMLInputElement | null>): RefObject<WalkTo | null> {
  const walkTo = useRef<WalkTo>(null);
  const to = (place: Parameters<WalkTo>[0]) => () => walkTo.current?.(place);
  useShortcuts({
    "/": () => {
      search.current?.focus();
      search.current?.select();
    },
    j: to("next"),
    k: to("previous"),
    Home: to("first"),
    End: to("last"),
    c: () => {
      const row = document.activeElement?.closest("tbody tr");
      const chosen = document.querySelector<HTMLElement>("[data-copy-selected]");
      (chosen ?? row?.querySelector<HTMLElement>("[data-copy-link]"))?.click();
    },
  });
  return walkTo;
}
