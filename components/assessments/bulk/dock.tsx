"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** What lies over what has the focus moves it up; what is out of sight anyway stays where it is. */
function uncoverFocus(dock: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches("main :focus-visible") || dock.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < window.innerHeight && bottom > dock.getBoundingClientRect().top)
    focused.scrollIntoView({ block: "nearest" });
}

/**
 * What comes and goes by itself is at the window’s foot, where it doesn’t move the table. Its height is `--dock`, from
 * which the page’s own scrolling keeps away (globals.css).
 */
export function Dock({ children }: { children: ReactNode }) {
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
  return (
    <div
      ref={area}
      data-dock=""
      className="@container pointer-events-none sticky bottom-0 z-20 mt-auto flex flex-col items-center gap-2 p-4 empty:hidden max-md:bottom-(--bar) low:max-h-[calc(100dvh-var(--bar))] low:gap-1 low:overflow-y-auto low:p-2 lg:max-xl:pr-[calc(1rem+var(--panel-width,0px))] *:pointer-events-auto low:*:shrink-0"
    >
      {children}
    </div>
  );
}
