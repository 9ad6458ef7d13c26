import { createParser } from "nuqs/server";
import { isInBounds } from "@/lib/instant-bounds";

/** Such as `2026-11-21T09:00:00.000Z`, of the years that filters accept. */
export const parseAsInstant = createParser({
  parse(value) {
    const at = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
    return isInBounds(at) ? new Date(at).toISOString() : null;
  },
  serialize: (value: string) => value,
});
