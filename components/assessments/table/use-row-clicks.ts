import { type RefObject, useEffect } from "react";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";

const operable = "a, button, input, label, summary, [role='menuitem']";

/** A click in a row follows its link. For the mouse alone: keyboards and screen readers have the link itself. */
export function useRowClicks(body: RefObject<HTMLElement | null>): void {
  const rows = useDrawnRows();
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest(operable) || window.getSelection()?.isCollapsed === false) return;
      rows.around(event.target)?.parts.link?.dispatchEvent(new MouseEvent("click", event));
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [body, rows]);
}
