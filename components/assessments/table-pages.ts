/** How many rows a page has that is loaded as one scrolls. */
export const rowsPerPage = 100;

/** A page is asked for when this many rows lie between it and what is in sight. */
const aheadRows = 25;

/** The rows that are in sight, both ends included. */
export type RowRange = { first: number; last: number };

/** The pages that rows in sight need, and those that scrolling on will need next, in order. */
export function pagesFor({ first, last }: RowRange, count: number): number[] {
  if (count <= 0 || last < first) return [];
  const from = Math.floor(Math.max(0, first - aheadRows) / rowsPerPage);
  const to = Math.floor(Math.min(count - 1, last + aheadRows) / rowsPerPage);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** How many rows a list shows; not exact when counting stopped at a bound: there are at least so many. */
export type ListLength = { count: number; isExact: boolean };

/** What a loaded page tells of the list's end: there, or not before. */
export type PageEnd = { count: number; isEnd: boolean };

/** @param page counted from 0. @param loaded its rows, and whether some follow. */
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
 * How long a held list is by what its pages tell. What the server counts meanwhile doesn't matter: a row that
 * has left keeps its place, and one that came waits. Where nobody counted to the end, the list grows with
 * the pages that are loaded.
 */
export function joinLengths(known: ListLength, ...pages: PageEnd[]): ListLength {
  const ends = pages.filter(({ isEnd }) => isEnd).map(({ count }) => count);
  if (ends.length > 0) return { count: Math.min(...ends), isExact: true };
  const atLeast = Math.max(0, ...pages.map(({ count }) => count));
  const growsTo = known.isExact || atLeast === 0 ? atLeast : atLeast - 1 + rowsPerPage;
  return { count: Math.max(known.count, growsTo), isExact: known.isExact };
}

/** The places that a page of a list fills. */
export const rowsOfPage = (page: number, count: number): RowRange => ({
  first: page * rowsPerPage,
  last: Math.min(count, (page + 1) * rowsPerPage) - 1,
});
