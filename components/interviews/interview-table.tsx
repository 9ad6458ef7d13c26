"use client";

import { CompletedCount } from "@/components/interviews/completed-count";
import { InterviewCount } from "@/components/interviews/interview-count";
import { InterviewName } from "@/components/interviews/interview-name";
import { InviteButton } from "@/components/interviews/invite-button";
import { RateBar } from "@/components/interviews/rate-bar";
import {
  hasUnknown,
  UnknownCompleted,
  UnknownCount,
  type UnknownCounts,
  UnknownInterviewName,
} from "@/components/interviews/unknown-interview";
import { mostOf, weeksOf } from "@/components/interviews/week-bars";
import { WeekPicture } from "@/components/interviews/week-picture";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { InterviewView, InterviewWeeks } from "@/lib/interviews/schema";
import { shownWeeks } from "@/lib/interviews/shown-weeks";

const head =
  "sticky top-(--shell-top) z-10 h-8 bg-ground px-3 text-12 font-[550] text-quiet shadow-[inset_0_-1px_var(--color-line)] whitespace-nowrap";

export function InterviewTable({
  interviews,
  unknown,
  weeks,
  canInvite,
}: {
  interviews: InterviewView[];
  /** The counts of assessments without a known interview. */
  unknown: UnknownCounts;
  weeks: InterviewWeeks;
  canInvite: boolean;
}) {
  const { t } = useTexts();
  const most = mostOf(weeks);
  return (
    <table className="w-full table-fixed border-collapse text-13 max-md:hidden">
      <caption className="sr-only">{t("interviews.caption")}</caption>
      <thead>
        <tr>
          <th scope="col" className={cn(head, "pl-7 text-left")}>
            {t("interviews.interview")}
          </th>
          <th scope="col" className={cn(head, "w-26 text-right")}>
            {t("status.pending")}
          </th>
          <th scope="col" className={cn(head, "w-28 text-right xl:w-30")}>
            {t("interviews.completed")}
          </th>
          <th scope="col" className={cn(head, "w-40 pl-6 text-left xl:w-44")}>
            {t("status.recommended")}
          </th>
          <th scope="col" className={cn(head, "w-34 text-right max-xl:hidden")}>
            {t("status.not_recommended")}
          </th>
          <th scope="col" className={cn(head, "w-36 pl-6 text-left max-lg:hidden")}>
            {t("interviews.lastWeeks", { count: String(shownWeeks) })}
          </th>
          {canInvite ? (
            <th scope="col" className={cn(head, "w-20 lg:w-48")}>
              <VisuallyHidden>{t("common.actions")}</VisuallyHidden>
            </th>
          ) : (
            <td className={cn(head, "w-7")} />
          )}
        </tr>
      </thead>
      <tbody className="under-head">
        {interviews.map((interview) => (
          <tr key={interview.id} className="h-12 border-b border-line transition-colors hover:bg-hover">
            <th scope="row" className="pr-3 pl-7 text-left font-normal">
              <InterviewName interview={interview} />
            </th>
            <td className="px-3 text-right">
              <InterviewCount interview={interview} status="pending" count={interview.pending} />
            </td>
            <td className="px-3 text-right">
              <CompletedCount interview={interview} unknown={unknown} />
            </td>
            <td className="px-3 pl-6">
              <span className="flex items-center gap-3">
                <InterviewCount interview={interview} status="recommended" count={interview.recommended} />
                <RateBar interview={interview} />
              </span>
            </td>
            <td className="px-3 text-right max-xl:hidden">
              <InterviewCount
                interview={interview}
                status="not_recommended"
                count={interview.notRecommended}
              />
            </td>
            <td className="px-3 pl-6 max-lg:hidden">
              <WeekPicture interview={interview} weeks={weeksOf(weeks, interview.id)} most={most} />
            </td>
            <td className="pr-7 text-right">{canInvite && <InviteButton interview={interview} />}</td>
          </tr>
        ))}
        {hasUnknown(unknown) && <UnknownRow unknown={unknown} />}
      </tbody>
    </table>
  );
}

function UnknownRow({ unknown }: { unknown: UnknownCounts }) {
  return (
    <tr className="h-12 border-b border-line">
      <th scope="row" className="pr-3 pl-7 text-left font-normal">
        <UnknownInterviewName />
      </th>
      <td className="px-3 text-right">
        <UnknownCount unknown={unknown} status="pending" count={unknown.pending} />
      </td>
      <td className="px-3 text-right">
        <UnknownCompleted unknown={unknown} />
      </td>
      <td className="px-3 pl-6">
        <span className="flex items-center gap-3">
          <UnknownCount unknown={unknown} status="recommended" count={unknown.recommended} />
          <RateBar interview={unknown} />
        </span>
      </td>
      <td className="px-3 text-right max-xl:hidden">
        <UnknownCount unknown={unknown} status="not_recommended" count={unknown.notRecommended} />
      </td>
      <td className="max-lg:hidden" />
      <td />
    </tr>
  );
}
