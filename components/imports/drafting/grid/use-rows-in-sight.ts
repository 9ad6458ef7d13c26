import { type RefObject, useLayoutEffect, useState } from "react";
import { rowAt } from "@/components/imports/drafting/grid/row-heights";

/** Drawn above and below, so that scrolling finds rows there. */
const beyondPx = 480;

export type InSight = { first: number; last: number };

/**
 * Which rows stand in the window, which the page scrolls. Heights are known, so none is measured.
 * @param offsets as `offsetsOf` tells them.
 */
export function useRowsInSight(body: RefObject<HTMLElement | null>, offsets: Float64Array): InSight {
  const [inSight, setInSight] = useState<InSight>({ first: 0, last: 24 });
  useLayoutEffect(() => {
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const first = rowAt(offsets, -top - beyondPx);
      const last = rowAt(offsets, window.innerHeight - top + beyondPx);
      setInSight((was) => (was.first === first && was.last === last ? was : { first, last }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [body, offsets]);
  return inSight;
}

/** The rows to draw, in order: those in sight, and others that stay. */
export function drawnRows({ first, last }: InSight, count: number, kept: readonly number[]): number[] {
  const drawn = new Set(kept.filter((index) => index >= 0 && index < count));
  for (let index = first; index <= Math.min(last, count - 1); index += 1) drawn.add(index);
  return [...drawn].sort((one, other) => one - other);
}
