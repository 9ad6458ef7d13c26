import { useLayoutEffect, useState } from "react";

const basePx = 16;

/** Of the document’s own size of type, which a person may have set. */
export function useRemPx(): number {
  const [remPx, setRemPx] = useState(basePx);
  useLayoutEffect(() => {
    const measure = () =>
      setRemPx(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || basePx);
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return remPx;
}
