import {
  defaultRangeExtractor,
  observeWindowOffset,
  type Range,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import type { FailedPage } from "@/components/assessments/use-held-pages";

/** About the height of a card. */
const cardRem = 7.75;
/** What the server draws, which knows no window. */
const firstRows = 50;
const basePx = 16;

/**
 * Which rows of a list stand in the document: those in sight, and those that somebody is on.
 * @param body where the rows are.
 * @param count how many rows the list has.
 * @param rowRem the height of a row of the table, in rem.
 * @param kept rows that stay, wherever one scrolls: the one with the focus, and the one that shall have it.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowRem: number,
  kept: readonly (number | undefined)[],
) {
  const [layout, setLayout] = useState({ remPx: basePx, isCards: false, topPx: 0 });

  // Whether it is cards is the style sheet's decision (a container query), and what is above may grow.
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
    overscan: 8,
    scrollMargin: topPx,
    initialRect: { width: 0, height: firstRows * rowRem * basePx },
    // The server's first picture and the browser's are the same, wherever the window stands.
    initialOffset: 0,
    // Then it begins where the window stands: a reload, or a step back, has scrolled before us.
    observeElementOffset: (instance, tell) => {
      const stop = observeWindowOffset(instance, tell);
      tell(window.scrollY, false);
      return stop;
    },
    rangeExtractor,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    // Which of the two it is decides every height.
    if (remPx && rowRem && isCards !== undefined) virtualizer.measure();
  }, [virtualizer, remPx, rowRem, isCards]);

  return { virtualizer, isCards };
}

/** Rows and the room of those between them, in order; `index` is the first one's, counted from 0. */
export type WindowPart =
  | { kind: "row"; index: number }
  | { kind: "gap"; key: string; index: number; rows: number; heightPx: number }
  | { kind: "failed"; page: FailedPage; heightPx: number };

/**
 * The body's parts: rows that don't follow on each other have the room of those between them, and what
 * stands of a page that couldn't be loaded is one place.
 * @param items the rows that stand in the document, in order, from the document's top.
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
    if (page && before?.kind === "failed" && before.page.page === page.page) {
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
