import { type RefObject, useLayoutEffect } from "react";

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** Marks results that don’t fit as their rows take the focus: rows.css then shows all of it, and only then. */
export function useMarkCut(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const onFocus = ({ target }: Event) => {
      const said = target instanceof Element && target.closest("tr")?.querySelector("[data-said]");
      if (said) said.toggleAttribute("data-cut", [said, ...said.children].some(isCut));
    };
    element.addEventListener("focusin", onFocus);
    return () => element.removeEventListener("focusin", onFocus);
  }, [body]);
}
