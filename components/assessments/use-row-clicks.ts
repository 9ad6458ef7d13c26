import { type RefObject, useEffect } from "react";

const operable = "a, button, input, label, summary, [role='menuitem']";

/**
 * Lets a click anywhere in a row follow the row's link, with whatever keys are held. A convenience for the
 * mouse alone: keyboard and screen reader have the link itself, and text can still be selected.
 */
export function useRowClicks(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest(operable) || window.getSelection()?.isCollapsed === false) return;
      const link = event.target.closest("tr")?.querySelector("[data-row-link]");
      link?.dispatchEvent(new MouseEvent("click", event));
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [body]);
}
