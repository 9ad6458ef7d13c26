import type { ContactFilter } from "@/lib/assessments/schema";

const dayMs = 24 * 3_600_000;

/** The instant before which a row must have been contacted last; rows never contacted count as the empty instant. */
export const contactedBefore = (filter: ContactFilter, now: Date): string =>
  filter === "never" ? " " : new Date(now.getTime() - Number(filter) * dayMs).toISOString();
