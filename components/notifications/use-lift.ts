import { type RefObject, useLayoutEffect } from "react";
import { liftOver } from "@/components/notifications/lift-over";

/** Anything higher is an area, not a line. */
const lineAtMostPx = 160;

/** What must stay visible: the focused element, and what is at the window’s bottom itself. */
function toKeepClear(own: HTMLElement): Element[] {
  const focused = document.activeElement;
  const line = focused?.closest("tr") ?? focused;
  const dock = document.querySelectorAll("[data-dock] > *");
  return [...(line && !own.contains(line) ? [line] : []), ...dock];
}

export function useLift(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    let frame = 0;
    let lift = 0;
    const place = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const others = toKeepClear(element)
        .map((other) => other.getBoundingClientRect())
        .filter(({ height }) => height > 0 && height <= lineAtMostPx);
      lift = liftOver({ top: top + lift, bottom: bottom + lift, left, right }, others);
      element.style.marginBottom = `${lift}px`;
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    const events = ["focusin", "scroll", "resize"] as const;
    for (const name of events) window.addEventListener(name, soon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const name of events) window.removeEventListener(name, soon, { capture: true });
    };
  }, [area]);
}
