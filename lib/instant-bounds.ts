const firstMs = Date.UTC(1970, 0, 1);
const endMs = Date.UTC(2200, 0, 1);

export const firstDay = "1970-01-01";
export const lastDay = "2199-12-30";

/** Whether an instant, in milliseconds since 1970, is in the years 1970 to 2199. Their texts sort by time. */
export const isInBounds = (instantMs: number): boolean => instantMs >= firstMs && instantMs < endMs;

/** The nearest instant of those years, in milliseconds since 1970, with room to add a year to it. */
export const intoBounds = (instantMs: number): number =>
  Math.min(Math.max(instantMs, firstMs), endMs - 366 * 86_400_000);
