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

/** What one loaded page tells of where the list ends. */
export function lengthBy(page: number, rows: number, total: number, totalIsExact: boolean): ListLength {
  if (rows < rowsPerPage) return { count: page * rowsPerPage + rows, isExact: true };
  if (totalIsExact) return { count: total, isExact: true };
  // It is full: there may be another one behind it.
  return { count: Math.max(total, (page + 2) * rowsPerPage), isExact: false };
}

/**
 * What several pages tell together. A list only becomes shorter while it is held: rows may leave it, new
 * ones wait. Where no page knows the end, the list grows with the pages that are loaded.
 */
export function joinLengths(first: ListLength, ...others: ListLength[]): ListLength {
  return others.reduce((joined, other) => {
    if (joined.isExact !== other.isExact) return joined.isExact ? joined : other;
    const pick = joined.isExact ? Math.min : Math.max;
    return { count: pick(joined.count, other.count), isExact: joined.isExact };
  }, first);
}
