import { type UseQueryResult, useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import type { HeldList } from "@/components/assessments/held-list";
import { leftBefore, noneLeft, placesOf } from "@/components/assessments/left-rows";
import {
  endBy,
  joinLengths,
  type ListLength,
  pagesFor,
  type RowRange,
  rowsOfPage,
  rowsPerPage,
} from "@/components/assessments/table-pages";
import { pageQuery } from "@/components/query/assessments-query";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";

/** A page that couldn’t be loaded, though it was tried more than once. */
export type FailedPage = RowRange & { page: number; isRetrying: boolean; retry: () => void };

/** What a list shows, counted from 0. */
export type HeldRows = {
  /** Undefined while the row is on its way. */
  rowAt: (index: number) => AssessmentView | undefined;
  /** The failed page that the place belongs to. */
  failedAt: (index: number) => FailedPage | undefined;
  /** The pages that rows in sight need, and those that scrolling on will need next, in order. */
  pagesFor: (range: RowRange) => number[];
};

type Loading = { data?: AssessmentPage; hasFailed: boolean; isRetrying: boolean; retry: () => unknown };

const loadingOf = (answers: UseQueryResult<AssessmentPage>[]): Loading[] =>
  answers.map(({ data, errorUpdateCount, isFetching, refetch }) => {
    // It is asked for again by itself: the error comes and goes, what it means stays.
    const hasFailed = data === undefined && errorUpdateCount > 0;
    return { data, hasFailed, isRetrying: hasFailed && isFetching, retry: refetch };
  });

/**
 * The loaded part of a list.
 * @param wanted the pages in sight: they are loaded, and given up when they are scrolled past meanwhile.
 */
export function useHeldPages(list: HeldList | undefined, wanted: readonly number[]) {
  const client = useQueryClient();
  const numbers = useMemo(() => wanted.filter((page) => page > 0), [wanted]);
  const starts = usePageStarts(list);
  const answers = useQueries({
    queries: list
      ? numbers.map((page) =>
          pageQuery(list.view, list.position, page, starts.get(page), leftBefore(list.left, page)),
        )
      : [],
    combine: loadingOf,
  });
  for (const [at, { data }] of answers.entries()) {
    const page = numbers[at];
    if (page !== undefined && data?.nextCursor && !starts.has(page + 1))
      starts.set(page + 1, data.nextCursor);
  }

  const count = list?.length.count ?? 0;
  // The same until a row changes: the table is drawn with every frame that is scrolled.
  const rows = useMemo((): HeldRows => {
    const { heldAt, shownAt } = placesOf(list?.left ?? noneLeft);
    const known = new Map(list ? [[0, list.first]] : []);
    const failed = new Map<number, FailedPage>();
    for (const [at, { data, hasFailed, isRetrying, retry }] of answers.entries()) {
      const page = numbers[at];
      if (page === undefined) continue;
      if (data) known.set(page, data);
      if (!hasFailed) continue;
      const { first, last } = rowsOfPage(page, count);
      const shown = { first: shownAt(first), last: shownAt(last + 1) - 1 };
      failed.set(page, { page, isRetrying, retry: () => void retry(), ...shown });
    }
    function pageAt(page: number): AssessmentPage | undefined {
      const loaded =
        known.get(page) ?? (list && client.getQueryData(pageQuery(list.view, list.position, page).queryKey));
      if (loaded) known.set(page, loaded);
      return loaded;
    }
    return {
      rowAt: (index) => {
        const place = heldAt(index);
        return pageAt(Math.floor(place / rowsPerPage))?.assessments[place % rowsPerPage];
      },
      failedAt: (index) => failed.get(Math.floor(heldAt(index) / rowsPerPage)),
      pagesFor: ({ first, last }) => pagesFor({ first: heldAt(first), last: heldAt(last) }, count),
    };
  }, [client, list, count, numbers, answers]);

  const ends = numbers.flatMap((page, at) => {
    const data = answers[at]?.data;
    return data ? [endBy(page, data)] : [];
  });
  return { rows, length: (known: ListLength): ListLength => joinLengths(known, ...ends) };
}

/**
 * Behind which row each page begins, by the page before it, for as long as the list is held: rows that leave
 * or enter it elsewhere leave no gap between two pages, and no row in both.
 */
function usePageStarts(list: HeldList | undefined): Map<number, string> {
  const held = useRef<{ key?: string; starts: Map<number, string> }>({ starts: new Map() });
  const key = list && `${list.position} ${list.viewKey}`;
  if (held.current.key !== key) {
    held.current = { key, starts: new Map(list?.first.nextCursor ? [[1, list.first.nextCursor]] : []) };
  }
  return held.current.starts;
}
