import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { listPathOf } from "@/components/assessments/view/panel-address";

/** Each address’s scroll offset, until the page is reloaded: then the browser restores it. */
const offsets = new Map<string, number>();

/** Where the last step back or forward led, until its list is shown. */
let traversedTo: string | undefined;

/** With an assessment in the panel, the list keeps its address. */
const address = () => listPathOf(window.location.pathname) + window.location.search;

let shownAt: string | undefined;

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => {
    // Closing the panel shows no other list.
    if (address() !== shownAt) traversedTo = address();
  });
}

/** Back and forward lead to where the list was left; another view begins at its top. */
export function useScrollMemory(body: RefObject<HTMLElement | null>, viewKey: string): void {
  const rows = useDrawnRows();
  const shown = useRef<string>(undefined);
  /** Reading the window’s offset would force a layout. */
  const isScrolled = useRef(false);

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === viewKey) return;
    shown.current = viewKey;
    const offset = traversedTo === address() ? offsets.get(address()) : undefined;
    traversedTo = undefined;
    shownAt = address();
    if (offset !== undefined) {
      window.scrollTo({ top: offset, behavior: "instant" });
    } else if (!isFirst && isScrolled.current && body.current) {
      const abovePx = body.current.getBoundingClientRect().top - stuckPx(rows.inOrder()[0]?.element);
      if (abovePx < 0) window.scrollBy({ top: abovePx, behavior: "instant" });
    }
  }, [viewKey, body, rows]);

  useEffect(() => {
    const note = () => {
      isScrolled.current = window.scrollY > 0;
      offsets.set(address(), window.scrollY);
    };
    isScrolled.current = window.scrollY > 0;
    window.addEventListener("scroll", note, { passive: true });
    return () => {
      window.removeEventListener("scroll", note);
      shownAt = undefined;
    };
  }, []);
}

function stuckPx(row: HTMLElement | undefined): number {
  return row ? Number.parseFloat(getComputedStyle(row).scrollMarginTop) : 0;
}
