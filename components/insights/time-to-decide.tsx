"use client";

import { durationWords } from "@/components/figures/duration-words";
import { TimeSection } from "@/components/insights/time-section";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

const terms = {
  quarter: "decidedQuarter",
  median: "decidedMedian",
  threeQuarters: "decidedThreeQuarters",
} as const;

const shares = ["quarter", "median", "threeQuarters"] as const;

/** Shortlist saw both instants, so the figures are exact. */
export function TimeToDecide({
  time: { count, unknown, quartiles },
}: {
  time: InsightsView["timeToDecide"];
}) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <TimeSection
      title={t("insights.timeToDecide")}
      what={t("insights.timeToDecideWhat", { count })}
      lines={
        quartiles
          ? shares.map((share) => ({
              term: t(`insights.${terms[share]}`),
              value: durationWords(quartiles[share], texts),
            }))
          : []
      }
      fewer={t("insights.fewDecisions", { count })}
      below={unknown > 0 && t("insights.decidedUnknown", { count: unknown })}
    />
  );
}
