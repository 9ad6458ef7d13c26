"use client";

import Link from "next/link";
import { percentOf } from "@/components/figures/duration-words";
import { Figure } from "@/components/insights/figure";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { rowsOf } from "@/components/insights/rows-of";
import { decisionTotals } from "@/components/insights/sum-up";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

export function Totals({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const { t, number } = useTexts();
  const { totals } = insights;
  const to = rowsOf(insights, search);
  const { decided, byDecision } = decisionTotals(insights);
  const share = (part: number, whole: number, of: "ofInvited" | "ofCompleted") => {
    const percent = percentOf(part, whole);
    return percent && t(`insights.${of}`, { percent });
  };
  const linkLabel = (count: number, kind: "invited" | "completed" | "recommended" | "toDecide") =>
    `${number(count)} · ${t(`insights.showRows.${kind}`)}`;
  return (
    <section aria-label={t("insights.figures")} className="border-y border-line">
      <dl className="grid grid-cols-2 overflow-hidden md:grid-cols-3 lg:grid-cols-5">
        <Figure
          label={t("insights.invited")}
          value={number(totals.invited)}
          below={totals.gone > 0 && t("insights.goneSince", { count: totals.gone })}
          href={to.invited()}
          linkLabel={linkLabel(totals.invited, "invited")}
        />
        <Figure
          label={t("insights.completed")}
          value={number(totals.completed)}
          below={share(totals.completed, totals.invited, "ofInvited")}
          href={to.completed()}
          linkLabel={linkLabel(totals.completed, "completed")}
        />
        <Figure
          label={t("insights.recommended")}
          value={number(totals.recommended)}
          below={share(totals.recommended, totals.completed, "ofCompleted")}
          href={to.recommended()}
          linkLabel={linkLabel(totals.recommended, "recommended")}
        />
        <Figure
          label={t("insights.toDecide")}
          value={number(totals.toDecide)}
          below={share(totals.toDecide, totals.completed, "ofCompleted")}
          href={to.toDecide()}
          linkLabel={linkLabel(totals.toDecide, "toDecide")}
        />
        <Figure
          label={t("insights.decided")}
          value={number(decided)}
          below={
            <span className="flex flex-wrap gap-x-3">
              {byDecision
                .filter(({ count }) => count > 0)
                .map(({ decision, count }) => (
                  <Link
                    key={decision}
                    href={to.queued(decision)}
                    prefetch={false}
                    className="inline-flex whitespace-nowrap min-h-6 items-center rounded-xs underline pointer-coarse:min-h-9 decoration-line-strong underline-offset-4 hover:decoration-ink"
                  >
                    {t(`table.decisions.${decision}`)} {number(count)}
                  </Link>
                ))}
            </span>
          }
        />
      </dl>
    </section>
  );
}
