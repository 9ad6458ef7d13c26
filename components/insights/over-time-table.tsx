"use client";

import Link from "next/link";
import { rowsLink } from "@/components/figures/rows-link";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { periodWords } from "@/components/insights/period-words";
import { seenCompleted } from "@/components/insights/seen-completed";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import type { InsightsView } from "@/lib/insights/schema";

const head = "py-2 pl-3 text-right align-bottom text-12 font-[550] text-quiet first:pl-0 first:text-left";
const cell = "tabular py-1.5 pl-3 text-right";

export function OverTimeTable({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const texts = useTexts();
  const { t, number } = texts;
  const { interview, invitedBy } = search;
  const { totals, completedBeforeSeen: unseen } = insights;
  const seen = seenCompleted(insights);
  return (
    <div className="overflow-x-auto">
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
          </tr>
        </thead>
        <tbody>
          {insights.series.toReversed().map(({ day, from, to, invitedThen, completedThen }) => (
            <tr key={from} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {periodWords(day, insights.unit, texts)}
              </th>
              <td className={cell}>
                {invitedThen.invited > 0 ? (
                  <Link
                    href={rowsLink({ from, to, interview, invitedBy, archived: "with" })}
                    prefetch={false}
                    className="rounded-xs underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                  >
                    {number(invitedThen.invited)}
                  </Link>
                ) : (
                  <span className="text-faint">0</span>
                )}
              </td>
              <td className={cell}>{number(completedThen.completed)}</td>
              <td className={cell}>{number(completedThen.recommended)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {unseen.completed > 0 && (
            <tr className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t("insights.beforeSeenRow")}
              </th>
              <td className={cn(cell, "text-faint")}>{t("common.none")}</td>
              <td className={cell}>{number(unseen.completed)}</td>
              <td className={cell}>{number(unseen.recommended)}</td>
            </tr>
          )}
          <tr className="font-[550]">
            <th scope="row" className="py-1.5 text-left font-[550]">
              {t("insights.together")}
            </th>
            <td className={cell}>{number(totals.invited)}</td>
            <td className={cell}>{number(seen.completed + unseen.completed)}</td>
            <td className={cell}>{number(seen.recommended + unseen.recommended)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
