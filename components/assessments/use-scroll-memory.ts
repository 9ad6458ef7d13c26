import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { listPathOf } from "@/components/assessments/panel-address";

/** Where each address was scrolled to, for as long as this document lives: a reload is the browser's to restore. */
const offsets = new Map<string, number>();

/** The address that the last step back or forward led to, until its list has taken note. */
let traversedTo: string | undefined;

/** With an assessment in the panel over it, the list is where it is. */
const address = () => listPathOf(window.location.pathname) + window.location.search;

/** The address whose list is shown. */
let shownAt: string | undefined;

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => {
    // From the panel to its own list nothing is shown anew.
    if (address() !== shownAt) traversedTo = address();
  });
}

/**
 * Back and forward lead to where the list was left; another view of it begins at its top.
 * @param viewKey tells the views apart.
 */
export function useScrollMemory(body: RefObject<HTMLElement | null>, viewKey: string): void {
  const shown = useRef<string>(undefined);
  /** Asking the window makes it lay out the page there and then. */
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
      const abovePx = body.current.getBoundingClientRect().top - stuckPx(body.current);
      if (abovePx < 0) window.scrollBy({ top: abovePx, behavior: "instant" });
    }
  }, [viewKey, body]);

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

/** How much of the window's top is taken by what sticks there. */
function stuckPx(body: HTMLElement): number {
  const row = body.querySelector("tr[data-index]");
  return row ? Number.parseFloat(getComputedStyle(row).scrollMarginTop) : 0;
}
