"use client";

import { useState } from "react";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { chartParts, partLooks, partsOf, placeOf } from "@/components/insights/chart-parts";
import { periodWords } from "@/components/insights/period-words";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

const height = 240;
const axis = { fontSize: 12, fill: "var(--color-faint)" };
const bar = { maxBarSize: 22, isAnimationActive: false };

/**
 * Two bars for each period: the invited, and beside it the completed in their parts. The figures of the period that the
 * pointer or the keys have led to are in a line above, where they cover nothing.
 */
export default function OverTimeChart({ insights }: { insights: InsightsView }) {
  const texts = useTexts();
  const { t } = texts;
  const [line, setLine] = useState<HTMLElement | null>(null);
  const rows = insights.series.map((period) => ({
    period: periodWords(period.day, insights.unit, texts),
    ...partsOf(period),
  }));
  return (
    <>
      <div ref={setLine} role="status" className="tabular mb-1 min-h-8 text-12 text-quiet sm:min-h-4" />
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          aria-label={t("insights.overTimeKeys")}
          data={rows}
          barGap={2}
          barCategoryGap="24%"
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="period"
            tick={axis}
            tickLine={false}
            axisLine={{ stroke: "var(--color-line-strong)" }}
            minTickGap={16}
          />
          <YAxis
            tick={axis}
            tickFormatter={texts.number}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            width={44}
          />
          <Tooltip
            isAnimationActive={false}
            portal={line}
            itemSorter={({ dataKey }) => placeOf(dataKey)}
            cursor={{ fill: "var(--color-hover)" }}
            content={({ active, label, payload }) =>
              active && (
                <p>
                  <span className="font-[550] text-ink">{label}</span>
                  {payload.map(
                    ({ name, value }) =>
                      ` · ${t("common.labelled", { label: String(name), what: texts.number(Number(value)) })}`,
                  )}
                </p>
              )
            }
          />
          {chartParts(insights).map((part) => {
            const { fill, stroke, text } = partLooks[part];
            return (
              <Bar
                key={part}
                dataKey={part}
                name={t(`insights.${text}`)}
                // Bars without a stack would all stand behind the stacked ones.
                stackId={part === "invited" ? part : "completed"}
                fill={fill}
                stroke={stroke}
                strokeWidth={1}
                {...bar}
              />
            );
          })}
        </BarChart>
      </ResponsiveContainer>
    </>
  );
}
