import { createParser } from "nuqs/server";

/** An instant, as `2026-11-21T09:00:00.000Z`, of the years 0000 to 9999: others are written otherwise, and sorted otherwise. */
export const parseAsInstant = createParser({
  parse(value) {
    const at = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
    const written = Number.isNaN(at) ? "" : new Date(at).toISOString();
    return /^\d/.test(written) ? written : null;
  },
  serialize: (value: string) => value,
});
