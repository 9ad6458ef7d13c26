import { instant } from "@/lib/db/store";
import type { Instant } from "@/lib/db/types";

/** Now, or a millisecond after `before`: two changes within a millisecond must not look like one. */
export const laterThan = (before: Instant | undefined, now: Date): Instant =>
  before !== undefined && before >= instant(now) ? instant(new Date(Date.parse(before) + 1)) : instant(now);
