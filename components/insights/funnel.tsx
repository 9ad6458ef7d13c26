"use client";

import type { ReactNode } from "react";
import { isShareCertain } from "@/components/figures/certain-share";
import { percentOf } from "@/components/figures/duration-words";
import { RowLink } from "@/components/figures/row-link";
import { ShareBar } from "@/components/figures/share-bar";
import { FigureTable } from "@/components/insights/figure-table";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { rowsOf } from "@/components/insights/rows-of";
import { Section } from "@/components/insights/section";
import { decided } from "@/components/insights/sum-up";
import { Wait } from "@/components/insights/wait-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import type { InsightsView } from "@/lib/insights/schema";

export function Funnel({ insights, search }: { insights: InsightsView; search: InsightsSearch }) {
  const { t, number } = useTexts();
  const { funnel } = insights;
  const to = rowsOf(insights, search);
  const others = funnel.find(({ interview }) => !interview);
  // Of assessments made elsewhere, only the completed ones tell their interview.
  const unknown = { part: others?.completed ?? 0, whole: others?.invited ?? 0 };
  const isTold = ({ interview, completed, invited }: (typeof funnel)[number]) =>
    interview !== undefined && (!others || isShareCertain({ part: completed, whole: invited }, unknown));
  const hasBars = funnel.some(isTold);
  const hasWaits = funnel.some((line) => line.timeToDecide.median !== undefined);
  return (
    <Section title={t("insights.funnel")} what={t("insights.funnelWhat")}>
      {others && <p className="-mt-2 text-12 text-quiet">{t("insights.funnelUnknown")}</p>}
      <FigureTable
        label={t("insights.tableOf", { title: t("insights.funnel") })}
        caption={t("insights.funnel")}
        rowLabel={t("interviews.interview")}
        columns={[
          { name: "invited", label: t("insights.invited"), isLeft: true },
          { name: "completed", label: t("insights.completed"), isLeft: true },
          { name: "recommended", label: t("insights.recommended"), isLeft: true },
          { name: "toDecide", label: t("insights.toDecide") },
          ...decided.map((name) => ({ name, label: t(`table.decisions.${name}`) })),
          // A column of gaps is left out.
          ...(hasWaits ? [{ name: "wait" as const, label: t("insights.medianWait") }] : []),
        ]}
        rows={funnel.map((line) => {
          const { interview, invited, completed, recommended } = line;
          const own = { interview: interview?.id ?? insights.unknownInterviews };
          const name = interview?.name ?? t("insights.unknownInterview");
          const figure = (count: number, kind: "invited" | "completed" | "recommended") => (
            <RowLink
              count={count}
              href={to[kind](own)}
              label={t(`interviews.count.${kind}`, { count: number(count), interview: name })}
            />
          );
          const queued = (queue: "to_decide" | "advance" | "hold" | "reject", count: number) => (
            <RowLink
              count={count}
              href={queue === "to_decide" ? to.toDecide(own) : to.queued(queue, own)}
              label={t("insights.interviewCount", {
                count: number(count),
                interview: name,
                what: t(`table.queues.${queue}`),
              })}
            />
          );
          return {
            key: interview?.id ?? 0,
            name: interview ? name : <span className="text-faint">{name}</span>,
            cells: {
              invited: figure(invited, "invited"),
              completed: (
                <Share
                  part={completed}
                  whole={isTold(line) ? invited : 0}
                  hasBars={hasBars}
                  className="bg-quiet"
                >
                  {figure(completed, "completed")}
                </Share>
              ),
              recommended: (
                <Share part={recommended} whole={completed} className="bg-recommended">
                  {figure(recommended, "recommended")}
                </Share>
              ),
              toDecide: queued("to_decide", line.toDecide),
              advance: queued("advance", line.advance),
              hold: queued("hold", line.hold),
              reject: queued("reject", line.reject),
              wait: <Wait wait={line.timeToDecide} />,
            },
          };
        })}
      />
    </Section>
  );
}

function Share({
  part,
  whole,
  hasBars = true,
  className,
  children,
}: {
  part: number;
  whole: number;
  /** Whether any share in the column has a bar: the numbers stay aligned. */
  hasBars?: boolean;
  className: string;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const percent = percentOf(part, whole);
  return (
    <span className="flex items-center gap-2.5">
      <ShareBar
        part={part}
        whole={whole}
        look={className}
        className={cn(
          "h-1.5 w-14 max-lg:hidden",
          percent === undefined && (hasBars ? "invisible" : "hidden"),
        )}
      />
      <span className="tabular whitespace-nowrap">
        {children}
        {percent && <span className="text-faint"> · {t("common.percent", { percent })}</span>}
      </span>
    </span>
  );
}
