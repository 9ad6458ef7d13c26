"use client";

import type { ReactNode } from "react";
import { isShareCertain } from "@/components/figures/certain-share";
import { percentOf } from "@/components/figures/duration-words";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { RowLink } from "@/components/insights/row-link";
import { rowsOf } from "@/components/insights/rows-of";
import { Section } from "@/components/insights/section";
import { ShareBar } from "@/components/insights/share-bar";
import { decided } from "@/components/insights/sum-up";
import { Wait } from "@/components/insights/wait-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { Scrollable } from "@/components/ui/scrollable";
import type { InsightsView } from "@/lib/insights/schema";

const head =
  "py-2 pl-4 text-left text-12 font-[550] text-quiet first:pl-0 first:sticky first:left-0 first:bg-ground";
const numberCell = "py-1.5 pl-4";
const countCell = "tabular py-1.5 pl-4 text-right";

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
      <Scrollable label={t("insights.tableOf", { title: t("insights.funnel") })} className="overflow-x-auto">
        <table className="w-full text-13">
          <caption className="sr-only">{t("insights.funnel")}</caption>
          <FunnelHead hasWaits={hasWaits} />
          <tbody>
            {funnel.map((line) => {
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
              return (
                <tr key={interview?.id ?? 0} className="border-b border-line">
                  <th
                    scope="row"
                    className="sticky left-0 max-w-52 bg-ground py-2.5 pr-2 text-left font-normal"
                    dir="auto"
                  >
                    {interview ? name : <span className="text-faint">{name}</span>}
                  </th>
                  <td className={cn(numberCell, "tabular")}>{figure(invited, "invited")}</td>
                  <td className={numberCell}>
                    <Share
                      part={completed}
                      whole={isTold(line) ? invited : 0}
                      hasBars={hasBars}
                      className="bg-quiet"
                    >
                      {figure(completed, "completed")}
                    </Share>
                  </td>
                  <td className={numberCell}>
                    <Share part={recommended} whole={completed} className="bg-recommended">
                      {figure(recommended, "recommended")}
                    </Share>
                  </td>
                  <td className={countCell}>{queued("to_decide", line.toDecide)}</td>
                  {decided.map((decision) => (
                    <td key={decision} className={countCell}>
                      {queued(decision, line[decision])}
                    </td>
                  ))}
                  {hasWaits && (
                    <td className={countCell}>
                      <Wait wait={line.timeToDecide} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrollable>
    </Section>
  );
}

/** @param hasWaits whether any line has a median: a column of gaps is left out. */
function FunnelHead({ hasWaits }: { hasWaits: boolean }) {
  const { t } = useTexts();
  return (
    <thead>
      <tr className="border-b border-line">
        <th scope="col" className={head}>
          {t("interviews.interview")}
        </th>
        <th scope="col" className={head}>
          {t("insights.invited")}
        </th>
        <th scope="col" className={head}>
          {t("insights.completed")}
        </th>
        <th scope="col" className={head}>
          {t("insights.recommended")}
        </th>
        <th scope="col" className={cn(head, "text-right")}>
          {t("insights.toDecide")}
        </th>
        {decided.map((decision) => (
          <th key={decision} scope="col" className={cn(head, "text-right")}>
            {t(`table.decisions.${decision}`)}
          </th>
        ))}
        {hasWaits && (
          <th scope="col" className={cn(head, "text-right")}>
            {t("insights.medianWait")}
          </th>
        )}
      </tr>
    </thead>
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
