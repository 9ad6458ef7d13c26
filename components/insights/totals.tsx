"use client";

import { percentOf } from "@/components/figures/duration-words";
import { rowsLink } from "@/components/figures/rows-link";
import { Figure } from "@/components/insights/figure";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

export function Totals({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const { t, number } = useTexts();
  const { totals, from, to } = insights;
  const about = {
    from,
    to,
    interview: search.interview,
    invitedBy: search.invitedBy,
    archived: "with",
  } as const;
  const share = (part: number, whole: number, of: "ofInvited" | "ofCompleted") => {
    const percent = percentOf(part, whole);
    return percent && t(`insights.${of}`, { percent });
  };
  return (
    <section aria-label={t("insights.figures")} className="border-y border-line">
      <dl className="grid grid-cols-3">
        <Figure
          label={t("insights.invited")}
          value={number(totals.invited)}
          href={rowsLink(about)}
          linkLabel={`${number(totals.invited)} · ${t("insights.showRows.invited")}`}
        />
        <Figure
          label={t("insights.completed")}
          value={number(totals.completed)}
          below={share(totals.completed, totals.invited, "ofInvited")}
          href={rowsLink({ ...about, status: "completed" })}
          linkLabel={`${number(totals.completed)} · ${t("insights.showRows.completed")}`}
        />
        <Figure
          label={t("insights.recommended")}
          value={number(totals.recommended)}
          below={share(totals.recommended, totals.completed, "ofCompleted")}
          href={rowsLink({ ...about, status: "recommended" })}
          linkLabel={`${number(totals.recommended)} · ${t("insights.showRows.recommended")}`}
        />
      </dl>
    </section>
  );
}
