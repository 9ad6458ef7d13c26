import type { InsightsView } from "@/lib/insights/schema";

export const statuses = ["recommended", "not_recommended", "pending"] as const;
export const decided = ["advance", "hold", "reject"] as const;

/** What the team has made of them all: pending ones may be decided about too. */
export function decisionTotals({ decisions }: Pick<InsightsView, "decisions">) {
  const byDecision = decided.map((decision) => ({
    decision,
    count: statuses.reduce((sum, status) => sum + decisions[status][decision], 0),
  }));
  return {
    toDecide: decisions.recommended.undecided + decisions.not_recommended.undecided,
    decided: byDecision.reduce((sum, { count }) => sum + count, 0),
    byDecision,
  };
}

/** Of those advanced or rejected, how many went as the service recommends. Holding says neither. */
export function agreementOf({ recommended, not_recommended: declined }: InsightsView["decisions"]): {
  count: number;
  agreed: number;
} {
  return {
    count: recommended.advance + recommended.reject + declined.advance + declined.reject,
    agreed: recommended.advance + declined.reject,
  };
}
