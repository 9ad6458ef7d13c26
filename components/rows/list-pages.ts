export const rowsPerPage = 100;

/** How many rows the server draws: what a phone’s or another screen shows. The answer to the visit brings the others. */
export const rowsDrawnFirst = { onPhone: 10, elsewhere: 20 } as const;

/** A page is asked for when this many rows lie between it and what is in sight. */
const aheadRows = 25;

/** Both ends included. */
export type RowRange = { first: number; last: number };

/** With the next pages for scrolling on. */
export function pagesFor({ first, last }: RowRange, count: number): number[] {
  if (count <= 0 || last < first) return [];
  const from = Math.floor(Math.max(0, first - aheadRows) / rowsPerPage);
  const to = Math.floor(Math.min(count - 1, last + aheadRows) / rowsPerPage);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** Not exact when counting stopped at a bound: then there are at least so many. */
export type ListLength = { count: number; isExact: boolean };

export type PageEnd = { count: number; isEnd: boolean };

/** @param page counted from 0. @param loaded its rows, and whether more follow. */
export function endBy(
  page: number,
  { assessments, nextCursor }: { assessments: readonly unknown[]; nextCursor?: string },
): PageEnd {
  const isEnd = nextCursor === undefined || assessments.length < rowsPerPage;
  return isEnd
    ? { count: page * rowsPerPage + assessments.length, isEnd }
    : { count: (page + 1) * rowsPerPage + 1, isEnd };
}

/**
 * How long a held list is, by its pages. The server’s present count doesn’t matter: a row that no longer fits keeps
 * its place, and a new one waits. Where counting stopped early, the list grows with the pages that are loaded.
 */
export function joinLengths(known: ListLength, ...pages: PageEnd[]): ListLength {
  const ends = pages.filter(({ isEnd }) => isEnd).map(({ count }) => count);
  if (ends.length > 0) return { count: Math.min(...ends), isExact: true };
  const atLeast = Math.max(0, ...pages.map(({ count }) => count));
  const growsTo = known.isExact || atLeast === 0 ? atLeast : atLeast - 1 + rowsPerPage;
  return { count: Math.max(known.count, growsTo), isExact: known.isExact };
}

export const rowsOfPage = (page: number, count: number): RowRange => ({
  first: page * rowsPerPage,
  last: Math.min(count, (page + 1) * rowsPerPage) - 1,
});
