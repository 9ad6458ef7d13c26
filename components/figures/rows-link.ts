import type { DecisionValue, Queue, StatusFilter } from "@/lib/assessments/schema";

/** The table with the rows behind a figure. `from` and `to`, ISO instants, are about their creation. */
export function rowsLink(about: {
  from?: string;
  to?: string;
  /** Several where they are counted together; 0 where it isn’t known. */
  interview?: number | readonly number[] | null;
  invitedBy?: string | null;
  queue?: Queue;
  status?: StatusFilter;
  decision?: DecisionValue;
  /** Where the figure includes archived rows. */
  archived?: "with";
  /** The oldest first; by default the newest. */
  sort?: "created";
}): string {
  const parameters = new URLSearchParams();
  if (about.queue) parameters.set("queue", about.queue);
  if (about.status === "pending") parameters.set("queue", "pending");
  else if (about.status) parameters.set("status", about.status);
  if (about.decision) parameters.set("decision", about.decision);
  if (about.interview !== undefined && about.interview !== null)
    parameters.set("interview", String(about.interview));
  if (about.invitedBy) parameters.set("invitedBy", about.invitedBy);
  if (about.from) parameters.set("createdFrom", about.from);
  if (about.to) parameters.set("createdTo", about.to);
  if (about.sort) parameters.set("sort", about.sort);
  if (about.archived) parameters.set("archived", about.archived);
  return `/assessments?${parameters}`;
}
