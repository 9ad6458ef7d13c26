"use client";

import { RowLink } from "@/components/figures/row-link";
import { ShareBar } from "@/components/figures/share-bar";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { rowsOf } from "@/components/insights/rows-of";
import { Section } from "@/components/insights/section";
import { useTexts } from "@/components/texts/texts-provider";
import type { Texts } from "@/lib/i18n/texts";
import type { InsightsView } from "@/lib/insights/schema";

type Group = InsightsView["pendingByAge"][number];

function ageWords({ fromDays, toDays }: Group, { t, number }: Pick<Texts, "t" | "number">): string {
  if (toDays === undefined) return t("insights.ages.over", { from: number(fromDays) });
  if (fromDays === 0) return t("insights.ages.under", { days: number(toDays) });
  return t("insights.ages.between", { from: number(fromDays), days: number(toDays) });
}

export function PendingByAge({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const texts = useTexts();
  const { t, number } = texts;
  const groups = insights.pendingByAge;
  const most = Math.max(...groups.map(({ count }) => count));
  const to = rowsOf(insights, search);
  return (
    <Section title={t("insights.pendingByAge")} what={t("insights.pendingByAgeWhat")}>
      {most === 0 ? (
        <p className="text-13 text-quiet">{t("insights.noPending")}</p>
      ) : (
        <table className="w-full table-fixed text-13">
          <caption className="sr-only">{t("insights.pendingByAge")}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("insights.age")}</th>
              <th scope="col">{t("status.pending")}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => {
              const age = ageWords(group, texts);
              return (
                <tr key={group.fromDays} className="border-b border-line">
                  <th scope="row" className="w-36 py-2.5 pr-3 pointer-coarse:h-11 text-left font-normal">
                    {age}
                  </th>
                  <td className="py-1.5">
                    <span className="flex items-center gap-3">
                      <span className="w-14 shrink-0 text-right">
                        <RowLink
                          count={group.count}
                          href={to.pending(group)}
                          label={t("insights.pendingCount", { count: number(group.count), age })}
                        />
                      </span>
                      <ShareBar
                        part={group.count}
                        whole={most}
                        look="bg-pending"
                        className="h-2 min-w-0 flex-1"
                      />
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Section>
  );
}
