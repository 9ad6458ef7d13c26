import { type RefObject, useLayoutEffect, useState } from "react";

/** How wide an element without padding is, as its container queries have it; undefined until it is measured. */
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
