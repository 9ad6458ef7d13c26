import type { ContactFilter, TimeWindow } from "@/lib/assessments/schema";

const dayMs = 24 * 3_600_000;

const daysBefore = (days: string, now: Date): string =>
  new Date(now.getTime() - Number(days) * dayMs).toISOString();

/** The instant before which a row must have been contacted last; rows never contacted count as the empty instant. */
export const contactedBefore = (filter: ContactFilter, now: Date): string =>
  filter === "never" ? " " : daysBefore(filter, now);

type Times = { from?: string | undefined; within?: TimeWindow | undefined };

/** The instant from which a row counts, by a time window and a fixed bound: the later of the two. */
export function fromOf({ from, within }: Times, now: Date): string | undefined {
  if (within === undefined) return from;
  const since = daysBefore(within, now);
  return from !== undefined && from > since ? from : since;
}
