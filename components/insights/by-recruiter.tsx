"use client";

import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { RowLink } from "@/components/insights/row-link";
import { rowsOf } from "@/components/insights/rows-of";
import { Section } from "@/components/insights/section";
import { Wait } from "@/components/insights/wait-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { Scrollable } from "@/components/ui/scrollable";
import type { InsightsView } from "@/lib/insights/schema";

const head =
  "py-2 pl-4 text-right align-bottom text-12 font-[550] text-quiet first:sticky first:left-0 first:bg-ground first:pl-0 first:text-left";
const cell = "tabular py-1.5 pl-4 text-right";

const columns = ["recruiter", "invited", "completed", "recommended", "decided"] as const;

/** Hidden on phones; the table by interview has the same columns. */
const isLess = (column: string): boolean => column === "completed" || column === "recommended";

/** Invitations and decisions by recruiter. */
export function ByRecruiter({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const { t, number } = useTexts();
  const { byRecruiter, totals } = insights;
  const to = rowsOf(insights, search);
  const outside = totals.invited - byRecruiter.reduce((sum, { invited }) => sum + invited, 0);
  const isEmpty = byRecruiter.length === 0;
  const hasWaits = byRecruiter.some(({ timeToDecide }) => timeToDecide.median !== undefined);
  const sentences = [
    outside > 0 && !isEmpty && t("insights.invitedOutside", { count: outside }),
    byRecruiter.some(({ decided }) => decided > 0) && t("insights.byRecruiterHow"),
  ].filter(Boolean);
  return (
    <Section title={t("insights.byRecruiter")} what={t("insights.byRecruiterWhat")}>
      {isEmpty ? (
        <p className="text-13 text-quiet">{t("insights.recruiterEmpty")}</p>
      ) : (
        <Scrollable
          label={t("insights.tableOf", { title: t("insights.byRecruiter") })}
          className="overflow-x-auto"
        >
          <table className="w-full text-13">
            <caption className="sr-only">{t("insights.byRecruiter")}</caption>
            <thead>
              <tr className="border-b border-line">
                {(hasWaits ? [...columns, "medianWait" as const] : columns).map((name) => (
                  <th key={name} scope="col" className={cn(head, isLess(name) && "max-sm:hidden")}>
                    {t(`insights.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byRecruiter.map(({ member, decided, timeToDecide, ...counts }) => (
                <tr key={member.id} className="border-b border-line">
                  <th
                    scope="row"
                    className="sticky left-0 max-w-52 min-w-28 bg-ground py-2.5 text-left font-normal"
                    dir="auto"
                  >
                    {member.name}
                  </th>
                  {(["invited", "completed", "recommended"] as const).map((kind) => (
                    <td key={kind} className={cn(cell, isLess(kind) && "max-sm:hidden")}>
                      <RowLink
                        count={counts[kind]}
                        href={to[kind]({ invitedBy: member.id })}
                        label={t(`insights.recruiterCount.${kind}`, {
                          count: number(counts[kind]),
                          name: member.name,
                        })}
                      />
                    </td>
                  ))}
                  <td className={cell}>
                    {decided === 0 ? <span className="text-faint">0</span> : number(decided)}
                  </td>
                  {hasWaits && (
                    <td className={cell}>
                      <Wait wait={timeToDecide} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
      )}
      {sentences.length > 0 && <p className="text-12 text-quiet">{sentences.join(" ")}</p>}
    </Section>
  );
}
