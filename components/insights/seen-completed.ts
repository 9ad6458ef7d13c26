import type { InsightsView } from "@/lib/insights/schema";

type Series = Pick<InsightsView, "series">;

export const seenCompleted = ({ series }: Series): { completed: number; recommended: number } =>
  series.reduce(
    (sum, { completedThen }) => ({
      completed: sum.completed + completedThen.completed,
      recommended: sum.recommended + completedThen.recommended,
    }),
    { completed: 0, recommended: 0 },
  );

export type ChartPart = "invited" | "recommended" | "notRecommended";

/** The non-empty parts: the legend names no others. */
export function chartParts(insights: Pick<InsightsView, "series" | "totals">): Set<ChartPart> {
  const { completed, recommended } = seenCompleted(insights);
  const counts = {
    invited: insights.totals.invited,
    recommended,
    notRecommended: completed - recommended,
  };
  const all = ["invited", "recommended", "notRecommended"] as const;
  return new Set(all.filter((part) => counts[part] > 0));
}
