"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { chartParts, partLooks, partsOf, placeOf } from "@/components/insights/chart-parts";
import { periodWords } from "@/components/insights/period-words";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

const height = 240;
const axis = { fontSize: 12, fill: "var(--color-faint)" };
const bar = { maxBarSize: 22, isAnimationActive: false };
const tooltip = {
  background: "var(--color-surface)",
  border: "none",
  borderRadius: "var(--radius-md)",
  boxShadow: "var(--shadow-float)",
  fontSize: 12,
  color: "var(--color-ink)",
};

/** Two bars for each period: the invited, and beside it the completed in their parts. */
export default function OverTimeChart({ insights }: { insights: InsightsView }) {
  const texts = useTexts();
  const { t } = texts;
  const rows = insights.series.map((period) => ({
    period: periodWords(period.day, insights.unit, texts),
    ...partsOf(period),
  }));
  return (
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
          separator={":\u00a0"}
          itemSorter={({ dataKey }) => placeOf(dataKey)}
          formatter={(value) => texts.number(Number(value))}
          cursor={{ fill: "var(--color-hover)" }}
          contentStyle={tooltip}
          itemStyle={{ color: "var(--color-ink)", padding: 0 }}
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
  );
}
