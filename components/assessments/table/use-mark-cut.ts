import { type RefObject, useLayoutEffect } from "react";

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

const saidIn = (target: EventTarget | null): Element | null | undefined =>
  target instanceof Element ? target.closest("tr")?.querySelector("[data-said]") : undefined;

/**
 * Marks results that don’t fit as their rows take the focus: rows.css then shows all of it, and only then. It covers the
 * rows above, so Escape puts it away, and does nothing else that time.
 */
export function useMarkCut(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const onFocus = ({ target }: Event) => {
      const said = saidIn(target);
      said?.toggleAttribute("data-cut", [said, ...said.children].some(isCut));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const said = event.key === "Escape" && saidIn(event.target)?.closest("[data-cut]");
      // Cards show no more than what fits.
      if (!said || getComputedStyle(said.parentElement ?? said, "::after").content === "none") return;
      said.removeAttribute("data-cut");
      event.stopPropagation();
    };
    element.addEventListener("focusin", onFocus);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [body]);
}
