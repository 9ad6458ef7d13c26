import {
  defaultRangeExtractor,
  observeWindowOffset,
  type Range,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import type { FailedPage } from "@/components/rows/list-shown";

/** About the height of a card. */
const cardRem = 7.75;
const overscan = 8;
const basePx = 16;

/**
 * Which rows are in the document.
 * @param drawnFirst how many rows the server draws, which knows no window.
 * @param rowRem the height of a table row, in rem.
 * @param kept rows that stay wherever the list is scrolled, such as the focused one.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  drawnFirst: number,
  rowRem: number,
  kept: readonly (number | undefined)[],
) {
  const [layout, setLayout] = useState({ remPx: basePx, isCards: false, topPx: 0 });

  // A container query in the style sheet decides whether it is cards, and what is above may grow.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || basePx;
      const isCards = getComputedStyle(element).display === "block";
      const topPx = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setLayout((was) =>
        was.remPx === remPx && was.isCards === isCards && was.topPx === topPx
          ? was
          : { remPx, isCards, topPx },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    for (let above: Element | null = element.closest("table")?.parentElement ?? null; above; ) {
      const before: Element | null = above.previousElementSibling;
      if (before) observer.observe(before);
      above = before;
    }
    return () => observer.disconnect();
  }, [body]);

  const keptKey = kept.join();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      for (const index of keptKey.split(",")) {
        if (index !== "" && Number(index) >= 0 && Number(index) < range.count) indexes.add(Number(index));
      }
      return [...indexes].sort((a, b) => a - b);
    },
    [keptKey],
  );

  const { remPx, isCards, topPx } = layout;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => (isCards ? cardRem : rowRem) * remPx,
    overscan,
    scrollMargin: topPx,
    initialRect: { width: 0, height: Math.max(1, drawnFirst - overscan) * rowRem * basePx },
    // The server and the browser must render the same at first, wherever the window is scrolled.
    initialOffset: 0,
    // Then it begins at the window’s offset: a reload, or a step back, has scrolled already.
    observeElementOffset: (instance, tell) => {
      const stop = observeWindowOffset(instance, tell);
      tell(window.scrollY, false);
      return stop;
    },
    rangeExtractor,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    // Cards and rows have different heights.
    if (remPx && rowRem && isCards !== undefined) virtualizer.measure();
  }, [virtualizer, remPx, rowRem, isCards]);

  return { virtualizer, isCards };
}

/** Rows, and the gaps between them, in order; `index` is the first one’s, counted from 0. */
export type WindowPart =
  | { kind: "row"; index: number }
  | { kind: "gap"; key: string; index: number; rows: number; heightPx: number }
  | { kind: "failed"; page: FailedPage; heightPx: number };

/**
 * The body’s parts: gaps fill the room of rows that aren’t in the document, and a failed page is one part.
 * @param items the rows in the document, in order, from the document’s top.
 * @param topPx where the body begins, @param wholePx how high it is, @param count how many rows it has.
 */
export function windowParts(
  items: readonly { index: number; start: number; end: number }[],
  topPx: number,
  wholePx: number,
  count: number,
  failedAt: (index: number) => FailedPage | undefined = () => undefined,
): WindowPart[] {
  const parts: WindowPart[] = [];
  let filledPx = 0;
  let next = 0;
  let gaps = 0;
  for (const { index, start, end } of items) {
    const page = failedAt(index);
    const before = parts.at(-1);
    if (page && before?.kind === "failed" && before.page.request.page === page.request.page) {
      before.heightPx += end - topPx - filledPx;
    } else {
      const heightPx = start - topPx - filledPx;
      const gap = { key: `gap ${gaps}`, index: next, rows: index - next, heightPx };
      if (heightPx > 0) {
        parts.push({ kind: "gap", ...gap });
        gaps += 1;
      }
      parts.push(page ? { kind: "failed", page, heightPx: end - start } : { kind: "row", index });
    }
    filledPx = end - topPx;
    next = index + 1;
  }
  const rest = { key: "end", index: next, rows: count - next, heightPx: wholePx - filledPx };
  if (wholePx > filledPx) parts.push({ kind: "gap", ...rest });
  return parts;
}
