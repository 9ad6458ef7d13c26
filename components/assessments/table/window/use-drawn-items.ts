import { useLayoutEffect, useRef } from "react";
import { useSteppedValue } from "@/components/assessments/view/use-stepped-value";

/** So many rows are rendered at once; more of them in steps. */
const blockRows = 12;

/**
 * Which rows to render. A window full of others takes long after a jump: it is rendered in steps, so that the page
 * goes on answering, and the old rows stay until then, out of sight.
 * @param items the rows wanted. @param first the first one in sight. @param count how many rows there are.
 */
export function useDrawnItems<Item extends { index: number }>(
  items: readonly Item[],
  first: number,
  count: number,
): readonly Item[] {
  const block = Math.floor(first / blockRows);
  const isJump = Math.abs(block - useSteppedValue(block)) > 1;
  const drawn = useRef(items);
  const toDraw = isJump ? drawn.current.filter(({ index }) => index < count) : items;
  useLayoutEffect(() => {
    drawn.current = toDraw;
  });
  return toDraw;
}
