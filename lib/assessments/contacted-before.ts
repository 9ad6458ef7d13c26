import type { ContactFilter } from "@/lib/assessments/schema";

const dayMs = 24 * 3_600_000;

/** A filter selects what was contacted before this instant. What was never contacted counts as the empty one. */
export const contactedBefore = (filter: ContactFilter, now: Date): string =>
  filter === "never" ? " " : new Date(now.getTime() - Number(filter) * dayMs).toISOString();
