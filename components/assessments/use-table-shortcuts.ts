import { type RefObject, useRef } from "react";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";

const rowOf = (element: Element | null) => element?.closest("tbody tr") ?? null;
const linkIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>("[data-row-link]");

/**
 * The table's keys: `/` searches, `n` begins an invitation, `j` and `k` walk the rows, `c` copies the row's
 * link. The row one is on is the one with the focus, so `Enter` opens it without our help.
 */
export function useTableShortcuts(options: {
  search: RefObject<HTMLInputElement | null>;
  onNew?: () => void;
}): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);

  function walk(by: 1 | -1) {
    const rows: (Element | null)[] = [...(area.current?.querySelectorAll("tbody tr") ?? [])];
    const at = rows.indexOf(rowOf(document.activeElement));
    const next = at < 0 ? rows[0] : rows[at + by];
    linkIn(next)?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  useShortcuts({
    "/": () => {
      options.search.current?.focus();
      options.search.current?.select();
    },
    j: () => walk(1),
    k: () => walk(-1),
    c: () => rowOf(document.activeElement)?.querySelector<HTMLElement>("[data-copy-link]")?.click(),
    ...(options.onNew && { n: options.onNew }),
  });
  return area;
}
