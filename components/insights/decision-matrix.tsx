"use client";

import { percentOf } from "@/components/figures/duration-words";
import { RowLink } from "@/components/figures/row-link";
import { ShareBar } from "@/components/figures/share-bar";
import { FigureTable } from "@/components/insights/figure-table";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { rowsOf } from "@/components/insights/rows-of";
import { Section } from "@/components/insights/section";
import { agreementOf, statuses } from "@/components/insights/sum-up";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import type { DecisionValue } from "@/lib/assessments/schema";
import type { InsightsView } from "@/lib/insights/schema";

const columns = ["advance", "hold", "reject", "undecided"] as const;

const looks: Record<DecisionValue, { text: string; bar: string }> = {
  advance: { text: "text-advance", bar: "bg-advance" },
  hold: { text: "text-hold", bar: "bg-hold" },
  reject: { text: "text-reject", bar: "bg-reject" },
  undecided: { text: "text-quiet", bar: "bg-control" },
};

/** The team’s decisions against the service’s recommendations. */
export function DecisionMatrix({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const { t, number } = useTexts();
  const { decisions } = insights;
  const to = rowsOf(insights, search);
  // Few decide before the result.
  const rows = statuses.filter(
    (status) => status !== "pending" || columns.slice(0, 3).some((name) => decisions.pending[name] > 0),
  );
  const { count, agreed } = agreementOf(decisions);
  return (
    <Section title={t("insights.decisions")} what={t("insights.decisionsWhat")}>
      {insights.totals.completed === 0 && rows.length === 2 ? (
        <p className="text-13 text-quiet">{t("insights.decisionsEmpty")}</p>
      ) : (
        <>
          <FigureTable
            label={t("insights.tableOf", { title: t("insights.decisions") })}
            caption={t("insights.decisions")}
            rowLabel={t("insights.byService")}
            nameClass="w-[28%]"
            columns={columns.map((name) => ({
              name,
              label: t(`table.decisions.${name}`),
              isLeft: true,
              className: cn("w-[18%] [overflow-wrap:normal]", looks[name].text),
            }))}
            rows={rows.map((status) => {
              const all = columns.reduce((sum, column) => sum + decisions[status][column], 0);
              const share = (column: DecisionValue) => {
                const own = decisions[status][column];
                const percent = percentOf(own, all) ?? "0";
                return (
                  <>
                    <span className="flex flex-wrap items-baseline gap-x-1.5">
                      <RowLink
                        count={own}
                        href={to.decided(status, column)}
                        label={t("insights.decisionCount", {
                          count: number(own),
                          verdict: t(`insights.verdicts.${status}`),
                          decision: t(`table.decisions.${column}`),
                        })}
                        className="font-[550]"
                      />
                      {own > 0 && (
                        <span className="tabular text-12 text-faint">{t("common.percent", { percent })}</span>
                      )}
                    </span>
                    <ShareBar part={own} whole={all} look={looks[column].bar} className="mt-0.5 h-1" />
                  </>
                );
              };
              return {
                key: status,
                name: t(`insights.verdicts.${status}`),
                cells: {
                  advance: share("advance"),
                  hold: share("hold"),
                  reject: share("reject"),
                  undecided: share("undecided"),
                },
              };
            })}
          />
          {count > 0 && (
            <p className="text-12 text-quiet">
              {count === 1
                ? t("insights.agreementOne", { agreed })
                : t("insights.agreement", { agreed, count: number(count) })}
            </p>
          )}
        </>
      )}
    </Section>
  );
}
