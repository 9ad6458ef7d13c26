import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { stuckAbovePx } from "@/components/assessments/list/stuck-above";

/** Each view’s scroll offset, until the page is reloaded: then the browser restores it. The address follows late. */
const offsets = new Map<string, number>();

/** After a step back or forward, until another view is shown or the next press: closing the panel shows no other. */
let isTraversing = false;

if (typeof window !== "undefined") {
  // Before any other: between two listeners React may draw what the first one has changed.
  window.addEventListener(
    "popstate",
    () => {
      isTraversing = true;
    },
    { capture: true },
  );
  for (const press of ["pointerdown", "keydown"])
    window.addEventListener(
      press,
      () => {
        isTraversing = false;
      },
      { capture: true },
    );
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
    const offset = isTraversing ? offsets.get(viewKey) : undefined;
    isTraversing = false;
    if (offset !== undefined) {
      window.scrollTo({ top: offset, behavior: "instant" });
      // Right after the event the browser goes to its own: where the list was when the address followed.
      const frame = requestAnimationFrame(() => window.scrollTo({ top: offset, behavior: "instant" }));
      return () => cancelAnimationFrame(frame);
    }
    if (!isFirst && isScrolled.current && body.current) {
      const row = rows.inOrder()[0]?.element;
      const abovePx = body.current.getBoundingClientRect().top - (row ? stuckAbovePx(row) : 0);
      if (abovePx < 0) window.scrollBy({ top: abovePx, behavior: "instant" });
    }
  }, [viewKey, body, rows]);

  useEffect(() => {
    const note = () => {
      isScrolled.current = window.scrollY > 0;
      if (shown.current !== undefined) offsets.set(shown.current, window.scrollY);
    };
    isScrolled.current = window.scrollY > 0;
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);
}
