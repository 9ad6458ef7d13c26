import type { InsightsView } from "@/lib/insights/schema";

export const statuses = ["recommended", "not_recommended", "pending"] as const;
export const decided = ["advance", "hold", "reject"] as const;

/** The team’s decisions on all of them; pending ones may have one too. */
export function decisionTotals({ decisions }: Pick<InsightsView, "decisions">) {
  const byDecision = decided.map((decision) => ({
    decision,
    count: statuses.reduce((sum, status) => sum + decisions[status][decision], 0),
  }));
  return {
    decided: byDecision.reduce((sum, { count }) => sum + count, 0),
    byDecision,
  };
}

/** The share of those advanced or rejected that follows the recommendation. Holding counts for neither. */
export function agreementOf({ recommended, not_recommended: declined }: InsightsView["decisions"]): {
  count: number;
  agreed: number;
} {
  return {
    count: recommended.advance + recommended.reject + declined.advance + declined.reject,
    agreed: recommended.advance + declined.reject,
  };
}
