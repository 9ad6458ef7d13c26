"use client";

import { Section } from "@/components/insights/section";
import { TimeToComplete } from "@/components/insights/time-to-complete";
import { TimeToDecide } from "@/components/insights/time-to-decide";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

/** Both times side by side; while there are too few of either, one sentence says so. */
export function Times({ insights }: { insights: InsightsView }) {
  const { t } = useTexts();
  const { timeToComplete, timeToDecide } = insights;
  if (!timeToComplete.quartiles && !timeToDecide.quartiles)
    return (
      <Section title={t("insights.times")}>
        <p className="max-w-3xl text-13 text-pretty text-quiet">
          {t("insights.fewOfBoth", { completed: timeToComplete.count, decided: timeToDecide.count })}
        </p>
      </Section>
    );
  return (
    <div className="grid lg:grid-cols-2">
      <TimeToComplete time={timeToComplete} />
      <TimeToDecide time={timeToDecide} />
    </div>
  );
}
