import { type RefObject, useRef } from "react";
import type { WalkTo } from "@/components/assessments/list/use-row-focus";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";

/** The present row is the focused one, so Enter opens it without our help. @returns a ref that the table fills in. */
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
