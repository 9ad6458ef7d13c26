"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { type ChartPart, chartParts, partLooks, partsOf } from "@/components/insights/chart-parts";
import { ChartPatterns } from "@/components/insights/chart-patterns";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { OverTimeTable } from "@/components/insights/over-time-table";
import { periodWords } from "@/components/insights/period-words";
import { Section } from "@/components/insights/section";
import { seenCompleted } from "@/components/insights/seen-completed";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import type { InsightsView } from "@/lib/insights/schema";

/** Its script is large: loaded only where a chart is shown. */
const Chart = dynamic(() => import("@/components/insights/over-time-chart"), {
  ssr: false,
  loading: () => <div aria-busy="true" className="h-69 animate-breathe sm:h-65 rounded-md bg-hover" />,
});

export function OverTime({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const texts = useTexts();
  const { t, number, list } = texts;
  const [shape, setShape] = useState<"chart" | "table">("chart");
  const parts = chartParts(insights);
  const countOf = (part: ChartPart) => {
    const count = insights.series.reduce((sum, period) => sum + partsOf(period)[part], 0);
    return t("common.labelled", { label: t(`insights.${partLooks[part].text}`), what: number(count) });
  };
  const [first, last] = [insights.series[0], insights.series.at(-1)];
  const summary = t("insights.overTimeSummary", {
    parts: list(parts.map(countOf)),
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
        <figure aria-label={summary} className="relative">
          <div className="h-69 sm:h-65">
            <Chart insights={insights} />
          </div>
          <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-12 text-quiet">
            {parts.map((part) => (
              <Key key={part} {...partLooks[part]}>
                {t(`insights.${partLooks[part].text}`)}
              </Key>
            ))}
          </figcaption>
          <ChartPatterns />
        </figure>
      )}
      <ChartDifference insights={insights} isChart={shape === "chart"} />
    </Section>
  );
}

/** The difference between the totals above and the chart, so that the two visibly add up. */
function ChartDifference({ insights, isChart }: { insights: InsightsView; isChart: boolean }) {
  const { t, number } = useTexts();
  const { totals, completedOfEarlier } = insights;
  const unseen = insights.completedBeforeSeen.completed;
  const { completed } = seenCompleted(insights);
  const sentences = [
    unseen > 0 &&
      t(`insights.${unseen === totals.completed ? "allBeforeSeen" : "beforeSeen"}`, {
        count: unseen,
        of: number(totals.completed),
      }),
    completed > 0 && t("insights.completedSeen"),
    !isChart && completed + unseen > 0 && t("insights.seenHow"),
    completedOfEarlier > 0 && t("insights.ofEarlier", { count: completedOfEarlier }),
  ].filter(Boolean);
  return (
    sentences.length > 0 && <p className="max-w-3xl text-12 text-pretty text-quiet">{sentences.join(" ")}</p>
  );
}

function Key({ fill, stroke, children }: { fill: string; stroke?: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg aria-hidden="true" className="size-3 shrink-0">
        <rect x="0.5" y="0.5" width="11" height="11" rx="1.5" fill={fill} stroke={stroke ?? fill} />
      </svg>
      {children}
    </span>
  );
}
