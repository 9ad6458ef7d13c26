import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Range, useVirtualizer } from "@/components/assessments/table/window/use-virtualizer";
import type { FailedPage } from "@/components/rows/list-shown";

/** About the height of a card. */
const cardRem = 7.75;
const overscan = 8;
const basePx = 16;

/** The cards’ heights in the list that was left last: a step back finds each where it was. */
let left: { viewKey: string; heightsPx: readonly number[] } | undefined;

/** A row in the document, in pixels from the document’s top. */
export type PlacedRow = { index: number; start: number; end: number };

type RowWindow = {
  /** Rows are cards. False until the page runs: the server knows no window. */
  areCards: boolean;
  items: readonly PlacedRow[];
  /** In sight. */
  first: number;
  last: number;
  /** Where the body begins, and how high it is. */
  topPx: number;
  wholePx: number;
  /** A ref for each row, where heights differ. */
  measure?: (element: HTMLTableRowElement | null) => void;
};

/** Where the body stands, and to where the window reaches. */
function useLayout(body: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState({ remPx: basePx, isCards: false, topPx: 0, inSightToPx: 0 });

  // A container query in the style sheet decides whether it is cards, and what is above may grow.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || basePx;
      const isCards = getComputedStyle(element).display === "block";
      const topPx = Math.round(element.getBoundingClientRect().top + window.scrollY);
      const inSightToPx = window.innerHeight;
      setLayout((was) =>
        was.remPx === remPx &&
        was.isCards === isCards &&
        was.topPx === topPx &&
        was.inSightToPx === inSightToPx
          ? was
          : { remPx, isCards, topPx, inSightToPx },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    // A window that only grows taller changes no element.
    window.addEventListener("resize", measure);
    for (let above: Element | null = element.closest("table")?.parentElement ?? null; above; ) {
      const before: Element | null = above.previousElementSibling;
      if (before) observer.observe(before);
      above = before;
    }
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [body]);
  return layout;
}

/**
 * Which rows are in the document.
 * @param drawnFirst how many rows the server draws, which knows no window.
 * @param rowRem the height of a table row, in rem.
 * @param viewKey the list’s: back in the one that was left last, cards keep the heights they had.
 * @param kept rows that stay wherever the list is scrolled, such as the focused one.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  drawnFirst: number,
  rowRem: number,
  viewKey: string,
  kept: readonly (number | undefined)[],
): RowWindow {
  const { remPx, isCards, topPx, inSightToPx } = useLayout(body);
  const rowPx = (isCards ? cardRem : rowRem) * remPx;
  const [before] = useState(left);
  const heightsPx = before?.viewKey === viewKey ? before.heightsPx : undefined;

  const keptKey = kept.join();
  const withKept = useCallback(
    (inSight: readonly number[], { count }: Pick<Range, "count">) => {
      const indexes = new Set(inSight);
      for (const index of keptKey.split(",")) {
        if (index !== "" && Number(index) >= 0 && Number(index) < count) indexes.add(Number(index));
      }
      return [...indexes].sort((a, b) => a - b);
    },
    [keptKey],
  );

  const atFirst = Math.min(count, drawnFirst);
  const drawn = Array.from({ length: atFirst }, (_, index) => index);
  const isShort = topPx + atFirst * rowPx < inSightToPx || withKept(drawn, { count }).length > atFirst;
  const virtualizer = useVirtualizer(count > atFirst && isShort, {
    count,
    estimateSize: (index) => (isCards && heightsPx?.[index]) || rowPx,
    overscan,
    scrollMargin: topPx,
    initialRect: { width: 0, height: Math.max(1, drawnFirst - overscan) * rowRem * basePx },
    withFurther: withKept,
  });
  const sizes = `${rowPx} ${isCards}`;
  const measured = useRef<{ virtualizer: typeof virtualizer; sizes: string }>(undefined);
  useLayoutEffect(() => {
    const was = measured.current;
    measured.current = { virtualizer, sizes };
    // Cards and rows have different heights. A new virtualizer has measured already: to forget that would move the list.
    if (was && was.virtualizer === virtualizer && was.sizes !== sizes) virtualizer?.measure();
  }, [virtualizer, sizes]);

  useEffect(() => {
    if (!virtualizer || !isCards) return;
    return () => {
      left = { viewKey, heightsPx: virtualizer.measurementsCache.map(({ size }) => size) };
    };
  }, [virtualizer, isCards, viewKey]);

  if (!virtualizer) {
    const items = drawn.map((index) => ({
      index,
      start: topPx + index * rowPx,
      end: topPx + (index + 1) * rowPx,
    }));
    const last = Math.max(0, atFirst - 1);
    return { areCards: isCards, items, first: 0, last, topPx, wholePx: count * rowPx };
  }
  return {
    areCards: isCards,
    items: virtualizer.getVirtualItems(),
    first: virtualizer.range?.startIndex ?? 0,
    last: virtualizer.range?.endIndex ?? 0,
    topPx: virtualizer.options.scrollMargin,
    wholePx: virtualizer.getTotalSize(),
    measure: isCards ? virtualizer.measureElement : undefined,
  };
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
  items: readonly PlacedRow[],
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
