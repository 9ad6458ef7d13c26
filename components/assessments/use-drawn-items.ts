import { useLayoutEffect, useRef } from "react";
import { useSteppedValue } from "@/components/assessments/use-stepped-value";

/** So many rows are drawn at once; more of them in steps. */
const blockRows = 12;

/**
 * Which rows to draw. After a jump, drawing a window full of others takes long: it is done in steps, between
 * which the page answers, and until then the ones before stay where they were, out of sight.
 * @param items the rows that shall stand in the document. @param first the first one in sight.
 * @param count how many rows there are.
 */
export function useDrawnItems<Item extends { index: number }>(
  items: Item[],
  first: number,
  count: number,
): Item[] {
  const block = Math.floor(first / blockRows);
  const isJump = Math.abs(block - useSteppedValue(block)) > 1;
  const drawn = useRef(items);
  const toDraw = isJump ? drawn.current.filter(({ index }) => index < count) : items;
  useLayoutEffect(() => {
    drawn.current = toDraw;
  });
  return toDraw;
}
