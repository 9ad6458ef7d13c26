"use client";

import { RowLink } from "@/components/figures/row-link";
import { FigureTable } from "@/components/insights/figure-table";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { rowsOf } from "@/components/insights/rows-of";
import { Section } from "@/components/insights/section";
import { Wait } from "@/components/insights/wait-words";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

const columns = ["invited", "completed", "recommended", "decided"] as const;

/** Invitations and decisions by recruiter. */
export function ByRecruiter({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const { t, number } = useTexts();
  const { byRecruiter, totals } = insights;
  const to = rowsOf(insights, search);
  const outside = totals.invited - byRecruiter.reduce((sum, { invited }) => sum + invited, 0);
  const isEmpty = byRecruiter.length === 0;
  const hasWaits = byRecruiter.some(({ timeToDecide }) => timeToDecide.median !== undefined);
  const shown = hasWaits ? [...columns, "medianWait" as const] : columns;
  return (
    <Section title={t("insights.byRecruiter")} what={t("insights.byRecruiterWhat")}>
      {isEmpty ? (
        <p className="text-13 text-quiet">{t("insights.recruiterEmpty")}</p>
      ) : (
        <FigureTable
          label={t("insights.tableOf", { title: t("insights.byRecruiter") })}
          caption={t("insights.byRecruiter")}
          rowLabel={t("insights.recruiter")}
          columns={shown.map((name) => ({ name, label: t(`insights.${name}`) }))}
          rows={byRecruiter.map(({ member, decided, timeToDecide, ...counts }) => {
            const figure = (kind: "invited" | "completed" | "recommended") => (
              <RowLink
                count={counts[kind]}
                href={to[kind]({ invitedBy: member.id })}
                label={t(`insights.recruiterCount.${kind}`, {
                  count: number(counts[kind]),
                  name: member.name,
                })}
              />
            );
            return {
              key: member.id,
              name: member.name,
              cells: {
                invited: figure("invited"),
                completed: figure("completed"),
                recommended: figure("recommended"),
                decided: decided === 0 ? <span className="text-faint">0</span> : number(decided),
                medianWait: <Wait wait={timeToDecide} />,
              },
            };
          })}
        />
      )}
      {outside > 0 && !isEmpty && (
        <p className="text-12 text-quiet">{t("insights.invitedOutside", { count: outside })}</p>
      )}
    </Section>
  );
}
