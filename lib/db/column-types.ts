/** ISO 8601 in UTC with milliseconds (`2026-11-21T08:00:00.000Z`), so that text order is time order. */
export type Instant = string;
export type Flag = 0 | 1;
