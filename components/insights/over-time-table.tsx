"use client";

import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { periodWords } from "@/components/insights/period-words";
import { RowLink } from "@/components/insights/row-link";
import { rowsOf } from "@/components/insights/rows-of";
import { seenCompleted } from "@/components/insights/seen-completed";
import { useTexts } from "@/components/texts/texts-provider";
import { Scrollable } from "@/components/ui/scrollable";
import type { InsightsView } from "@/lib/insights/schema";

const head =
  "py-2 pl-3 text-right align-bottom text-12 font-[550] text-quiet first:sticky first:left-0 first:bg-ground first:pl-0 first:text-left";
const cell = "tabular py-1.5 pl-3 text-right";

export function OverTimeTable({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const texts = useTexts();
  const { t, number } = texts;
  const { totals, completedBeforeSeen: unseen } = insights;
  const to = rowsOf(insights, search);
  // Only where there are any. Their recommendations are in the tooltip.
  const hasUnseen = unseen.completed > 0;
  const seen = seenCompleted(insights);
  return (
    <Scrollable label={t("insights.tableOf", { title: t("insights.overTime") })} className="overflow-x-auto">
      <table className="w-full text-13">
        <caption className="sr-only">{t(`insights.overTimeWhat.${insights.unit}`)}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={head}>
              {t(`insights.period.${insights.unit}`)}
            </th>
            <th scope="col" className={head}>
              {t("insights.invited")}
            </th>
            <th scope="col" className={head}>
              {t("insights.seenCompleted")}
            </th>
            <th scope="col" className={head}>
              {t("insights.recommended")}
            </th>
            {hasUnseen && (
              <th scope="col" className={head}>
                {t("insights.beforeSeenPart")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {insights.series
            .toReversed()
            .map(({ day, from, to: end, invitedThen, completedThen, unseenThen }) => (
              <tr key={from} className="border-b border-line">
                <th scope="row" className="sticky left-0 bg-ground py-1.5 text-left font-normal">
                  {periodWords(day, insights.unit, texts)}
                </th>
                <td className={cell}>
                  <RowLink
                    count={invitedThen.invited}
                    href={to.invited({ from, to: end })}
                    label={`${number(invitedThen.invited)} ${t("insights.invited")}, ${periodWords(day, insights.unit, texts)}`}
                  />
                </td>
                <td className={cell}>{number(completedThen.completed)}</td>
                <td className={cell}>{number(completedThen.recommended)}</td>
                {hasUnseen && <Unseen counts={unseenThen} />}
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr className="font-[550]">
            <th scope="row" className="sticky left-0 bg-ground py-1.5 text-left font-[550]">
              {t("insights.together")}
            </th>
            <td className={cell}>{number(totals.invited)}</td>
            <td className={cell}>{number(seen.completed)}</td>
            <td className={cell}>{number(seen.recommended)}</td>
            {hasUnseen && <Unseen counts={unseen} />}
          </tr>
        </tfoot>
      </table>
    </Scrollable>
  );
}

function Unseen({ counts: { completed, recommended } }: { counts: InsightsView["completedBeforeSeen"] }) {
  const { t, number } = useTexts();
  return (
    <td className={cell}>
      {number(completed)}
      {recommended > 0 && (
        <span className="text-faint"> · {t("insights.beforeSeenRecommended", { count: recommended })}</span>
      )}
    </td>
  );
}
