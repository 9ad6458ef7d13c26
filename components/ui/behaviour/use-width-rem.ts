import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of an element without padding, as its container queries have it; undefined until measured. */
export function useWidthRem(area: RefObject<HTMLElement | null>): number | undefined {
  const [widthRem, setWidthRem] = useState<number>();
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidthRem(element.clientWidth / remPx);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return widthRem;
}
