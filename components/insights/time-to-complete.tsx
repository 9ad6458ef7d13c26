"use client";

import { boundsWords } from "@/components/figures/duration-words";
import { Section } from "@/components/insights/section";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

const shares = ["quarter", "median", "threeQuarters"] as const;

/** In bounds: a completion falls between two polls. */
export function TimeToComplete({ time }: { time: NonNullable<InsightsView["timeToComplete"]> }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Section
      title={t("insights.timeToComplete")}
      what={t("insights.timeToCompleteWhat", { count: time.count })}
    >
      <dl className="flex flex-col text-13">
        {shares.map((share) => (
          <div key={share} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-quiet">{t(`insights.${share}`)}</dt>
            <dd className="tabular text-right font-[550]">{boundsWords(time[share], texts)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-faint">{t("insights.timeToCompleteHow")}</p>
    </Section>
  );
}
