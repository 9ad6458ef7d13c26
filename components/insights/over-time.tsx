"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { OverTimeTable } from "@/components/insights/over-time-table";
import { periodWords } from "@/components/insights/period-words";
import type { InsightsSearch } from "@/components/insights/search-params";
import { Section } from "@/components/insights/section";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/select-menu";
import type { InsightsView } from "@/lib/insights/schema";

/** Its script is large, and comes only where a chart is shown. */
const Chart = dynamic(() => import("@/components/insights/over-time-chart"), {
  ssr: false,
  loading: () => <div aria-busy="true" className="h-60 animate-breathe rounded-md bg-hover" />,
});

/** Invited and completed over time, as a picture or as numbers. */
export function OverTime({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const texts = useTexts();
  const { t, number } = texts;
  const [shape, setShape] = useState<"chart" | "table">("chart");
  const completed = insights.series.reduce((sum, { completedThen }) => sum + completedThen.completed, 0);
  const recommended = insights.series.reduce((sum, { completedThen }) => sum + completedThen.recommended, 0);
  const [first, last] = [insights.series[0], insights.series.at(-1)];
  const summary = t("insights.overTimeSummary", {
    invited: number(insights.totals.invited),
    completed: number(completed),
    recommended: number(recommended),
    from: first ? periodWords(first.day, insights.unit, texts) : "",
    to: last ? periodWords(last.day, insights.unit, texts) : "",
  });
  return (
    <Section
      title={t("insights.overTime")}
      what={t(`insights.overTimeWhat.${insights.unit}`)}
      action={
        <SelectMenu
          label={t("insights.showAs")}
          value={shape}
          onValueChange={setShape}
          options={[
            { value: "chart", label: t("insights.asChart") },
            { value: "table", label: t("insights.asTable") },
          ]}
        />
      }
    >
      {shape === "table" ? (
        <OverTimeTable insights={insights} search={search} />
      ) : (
        <figure aria-label={summary}>
          <div className="h-60">
            <Chart insights={insights} />
          </div>
          <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-12 text-quiet">
            <Key className="border border-ink">{t("insights.invited")}</Key>
            <Key className="bg-recommended">{t("insights.recommended")}</Key>
            <Key className="border border-declined bg-[repeating-linear-gradient(45deg,var(--color-declined)_0_1px,var(--color-declined-soft)_1px_4px)]">
              {t("insights.notRecommended")}
            </Key>
          </figcaption>
        </figure>
      )}
      <p className="text-12 text-faint">
        {t("insights.completedSeen")}{" "}
        {insights.completedBeforeSeen > 0 &&
          t("insights.beforeSeen", { count: insights.completedBeforeSeen })}
      </p>
    </Section>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 rounded-xs ${className}`} />
      {children}
    </span>
  );
}
