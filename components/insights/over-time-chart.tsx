"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { periodWords } from "@/components/insights/period-words";
import { chartParts } from "@/components/insights/seen-completed";
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

/** Two bars for each period: an outline for the invited, a filled one for the seen completed. */
export default function OverTimeChart({ insights }: { insights: InsightsView }) {
  const texts = useTexts();
  const { t } = texts;
  const parts = chartParts(insights);
  const rows = insights.series.map(({ day, invitedThen, completedThen }) => ({
    period: periodWords(day, insights.unit, texts),
    invited: invitedThen.invited,
    recommended: completedThen.recommended,
    notRecommended: completedThen.completed - completedThen.recommended,
  }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={rows}
        barGap={2}
        barCategoryGap="24%"
        margin={{ top: 8, right: 0, bottom: 0, left: -12 }}
      >
        <defs>
          <Hatching />
        </defs>
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
          width={48}
        />
        <Tooltip
          isAnimationActive={false}
          formatter={(value) => texts.number(Number(value))}
          cursor={{ fill: "var(--color-hover)" }}
          contentStyle={tooltip}
          itemStyle={{ color: "var(--color-ink)", padding: 0 }}
        />
        {parts.has("invited") && (
          <Bar
            dataKey="invited"
            name={t("insights.invited")}
            fill="var(--color-ground)"
            stroke="var(--color-ink)"
            strokeWidth={1.25}
            {...bar}
          />
        )}
        {parts.has("recommended") && (
          <Bar
            dataKey="recommended"
            name={t("insights.recommended")}
            stackId="completed"
            fill="var(--color-recommended)"
            {...bar}
          />
        )}
        {parts.has("notRecommended") && (
          <Bar
            dataKey="notRecommended"
            name={t("insights.notRecommended")}
            stackId="completed"
            fill="url(#hatched)"
            stroke="var(--color-declined)"
            strokeWidth={1}
            {...bar}
          />
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** So that the two parts differ without their colours. */
function Hatching() {
  return (
    <pattern id="hatched" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" fill="var(--color-declined-soft)" />
      <line x1="0" y1="0" x2="0" y2="5" stroke="var(--color-declined)" strokeWidth="2" />
    </pattern>
  );
}
