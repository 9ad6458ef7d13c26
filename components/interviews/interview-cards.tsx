"use client";

import type { ReactNode } from "react";
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
import type { InterviewView, InterviewWeeks } from "@/lib/interviews/schema";
import { shownWeeks } from "@/lib/interviews/shown-weeks";

export function InterviewCards({
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
    <ul className="border-t border-line md:hidden">
      {interviews.map((interview) => (
        <li key={interview.id} className="flex flex-col gap-3 border-b border-line px-4 py-4">
          <InterviewName interview={interview} />
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-13">
            <Figure label={t("status.pending")}>
              <InterviewCount interview={interview} status="pending" count={interview.pending} />
            </Figure>
            <Figure label={t("interviews.completed")}>
              <CompletedCount interview={interview} unknown={unknown} />
            </Figure>
            <Figure label={t("status.recommended")}>
              <span className="flex items-center gap-3">
                <InterviewCount interview={interview} status="recommended" count={interview.recommended} />
                <RateBar interview={interview} />
              </span>
            </Figure>
            <Figure label={t("status.not_recommended")}>
              <InterviewCount
                interview={interview}
                status="not_recommended"
                count={interview.notRecommended}
              />
            </Figure>
          </dl>
          <div className="flex items-end justify-between gap-4">
            <div className="flex flex-col gap-1">
              <span className="text-12 text-faint">
                {t("interviews.lastWeeks", { count: String(shownWeeks) })}
              </span>
              <WeekPicture interview={interview} weeks={weeksOf(weeks, interview.id)} most={most} />
            </div>
            {canInvite && <InviteButton interview={interview} />}
          </div>
        </li>
      ))}
      {hasUnknown(unknown) && <UnknownCard unknown={unknown} />}
    </ul>
  );
}

function UnknownCard({ unknown }: { unknown: UnknownCounts }) {
  const { t } = useTexts();
  return (
    <li className="flex flex-col gap-3 border-b border-line px-4 py-4">
      <UnknownInterviewName />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-13">
        <Figure label={t("status.pending")}>
          <UnknownCount unknown={unknown} status="pending" count={unknown.pending} />
        </Figure>
        <Figure label={t("interviews.completed")}>
          <UnknownCompleted unknown={unknown} />
        </Figure>
        <Figure label={t("status.recommended")}>
          <span className="flex items-center gap-3">
            <UnknownCount unknown={unknown} status="recommended" count={unknown.recommended} />
            <RateBar interview={unknown} />
          </span>
        </Figure>
        <Figure label={t("status.not_recommended")}>
          <UnknownCount unknown={unknown} status="not_recommended" count={unknown.notRecommended} />
        </Figure>
      </dl>
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-0.5">
      <dt className="text-12 text-faint">{label}</dt>
      <dd className="flex min-h-6 items-center">{children}</dd>
    </div>
  );
}
