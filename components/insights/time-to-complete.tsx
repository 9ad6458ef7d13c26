"use client";

import { boundsWords } from "@/components/figures/duration-words";
import { TimeSection } from "@/components/insights/time-section";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

const shares = ["quarter", "median", "threeQuarters"] as const;

/** In bounds: a completion falls between two polls. */
export function TimeToComplete({ time: { count, quartiles } }: { time: InsightsView["timeToComplete"] }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <TimeSection
      title={t("insights.timeToComplete")}
      what={t("insights.timeToCompleteWhat", { count })}
      lines={
        quartiles
          ? shares.map((share) => ({
              term: t(`insights.${share}`),
              value: boundsWords(quartiles[share], texts),
            }))
          : []
      }
      fewer={t("insights.fewTimes", { count })}
      below={quartiles && t("insights.timeToCompleteHow")}
    />
  );
}
