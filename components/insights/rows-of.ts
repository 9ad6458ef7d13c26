import { rowsLink } from "@/components/figures/rows-link";
import type { DecisionValue, Queue } from "@/lib/assessments/schema";
import type { InsightsView } from "@/lib/insights/schema";

type Invited = {
  /** Several where they are counted together. */
  interview?: number | readonly number[] | null;
  invitedBy?: string | null;
  /** Defaults to the whole range. */
  from?: string;
  to?: string;
};

/** Addresses of the rows behind each figure, with the same filters, so that the counts agree. */
export function rowsOf({ from, to }: Pick<InsightsView, "from" | "to">, search: Invited) {
  const cohort = (more: Invited) => {
    const { interview = search.interview, invitedBy = search.invitedBy } = more;
    return {
      interview,
      invitedBy,
      from: more.from ?? from,
      to: more.to ?? to,
      archived: "with",
    } as const;
  };
  return {
    invited: (more: Invited = {}) => rowsLink(cohort(more)),
    completed: (more: Invited = {}) => rowsLink({ ...cohort(more), status: "completed" }),
    recommended: (more: Invited = {}) => rowsLink({ ...cohort(more), status: "recommended" }),
    /** As the queue has them, so without archived ones. */
    toDecide: (more: Invited = {}) => rowsLink({ ...cohort(more), queue: "to_decide", archived: undefined }),
    /** The queue of a decision. */
    queued: (queue: Queue, more: Invited = {}) => rowsLink({ ...cohort(more), queue }),
    decided: (status: keyof InsightsView["decisions"], decision: DecisionValue) =>
      rowsLink({ ...cohort({}), status, decision }),
    /** All pending now, whenever invited. */
    pending: (group: Pick<InsightsView["pendingByAge"][number], "from" | "to"> = {}) =>
      rowsLink({
        status: "pending",
        sort: "created",
        from: group.from,
        to: group.to,
        interview: search.interview,
        invitedBy: search.invitedBy,
      }),
  };
}
