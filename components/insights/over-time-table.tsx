"use client";

import { RowLink } from "@/components/figures/row-link";
import { FigureTable } from "@/components/insights/figure-table";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { periodWords } from "@/components/insights/period-words";
import { rowsOf } from "@/components/insights/rows-of";
import { seenCompleted } from "@/components/insights/seen-completed";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

export function OverTimeTable({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const texts = useTexts();
  const { t, number } = texts;
  const { totals, completedBeforeSeen: unseen } = insights;
  const to = rowsOf(insights, search);
  const seen = seenCompleted(insights);
  return (
    <FigureTable
      label={t("insights.tableOf", { title: t("insights.overTime") })}
      caption={t(`insights.overTimeWhat.${insights.unit}`)}
      rowLabel={t(`insights.period.${insights.unit}`)}
      columns={[
        { name: "invited", label: t("insights.invited") },
        { name: "completed", label: t("insights.seenCompleted") },
        { name: "recommended", label: t("insights.recommended") },
        // Only where there are any. Their recommendations are in the tooltip.
        ...(unseen.completed > 0 ? [{ name: "unseen" as const, label: t("insights.beforeSeenPart") }] : []),
      ]}
      rows={insights.series
        .toReversed()
        .map(({ day, from, to: end, invitedThen, completedThen, unseenThen }) => ({
          key: from,
          name: periodWords(day, insights.unit, texts),
          cells: {
            invited: (
              <RowLink
                count={invitedThen.invited}
                href={to.invited({ from, to: end })}
                label={`${number(invitedThen.invited)} ${t("insights.invited")}, ${periodWords(day, insights.unit, texts)}`}
              />
            ),
            completed: number(completedThen.completed),
            recommended: number(completedThen.recommended),
            unseen: <Unseen counts={unseenThen} />,
          },
        }))}
      total={{
        key: "total",
        name: t("insights.together"),
        cells: {
          invited: number(totals.invited),
          completed: number(seen.completed),
          recommended: number(seen.recommended),
          unseen: <Unseen counts={unseen} />,
        },
      }}
    />
  );
}

function Unseen({ counts: { completed, recommended } }: { counts: InsightsView["completedBeforeSeen"] }) {
  const { t, number } = useTexts();
  return (
    <>
      {number(completed)}
      {recommended > 0 && (
        <span className="text-faint"> · {t("insights.beforeSeenRecommended", { count: recommended })}</span>
      )}
    </>
  );
}
