import type { InsightsView } from "@/lib/insights/schema";

export const seenCompleted = ({
  series,
}: Pick<InsightsView, "series">): { completed: number; recommended: number } =>
  series.reduce(
    (sum, { completedThen }) => ({
      completed: sum.completed + completedThen.completed,
      recommended: sum.recommended + completedThen.recommended,
    }),
    { completed: 0, recommended: 0 },
  );
