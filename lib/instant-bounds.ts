const firstMs = Date.UTC(1970, 0, 1);
const endMs = Date.UTC(2200, 0, 1);

/** The first and the last day that a filter takes. */
export const firstDay = "1970-01-01";
export const lastDay = "2199-12-30";

/**
 * Whether an instant, in milliseconds since 1970, is of a year that is taken from outside: 1970 to 2199. Its
 * text sorts by time, and so do those of the days, weeks and months around it.
 */
export const isInBounds = (instantMs: number): boolean => instantMs >= firstMs && instantMs < endMs;

/** The nearest instant of those years, in milliseconds since 1970, with room for what is added to it. */
export const intoBounds = (instantMs: number): number =>
  Math.min(Math.max(instantMs, firstMs), endMs - 366 * 86_400_000);
