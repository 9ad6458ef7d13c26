import { type RefObject, useEffect, useRef } from "react";

/** What lies over what has the focus moves it up; what is out of sight anyway stays where it is. */
function uncoverFocus(dock: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches("main :is(:focus-visible, .rows-box:focus)") || dock.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < window.innerHeight && bottom > dock.getBoundingClientRect().top)
    focused.scrollIntoView({ block: "nearest" });
}

/**
 * For what stands at the window’s foot. Its height is `--dock`, from which the page’s own scrolling keeps away
 * (globals.css). The element is marked `data-dock`.
 */
export function useDock(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dock = area.current;
    if (!dock) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--dock", `${dock.offsetHeight}px`);
      uncoverFocus(dock);
    });
    observer.observe(dock);
    return () => {
      observer.disconnect();
      style.removeProperty("--dock");
    };
  }, []);
  return area;
}
