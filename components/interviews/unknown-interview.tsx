"use client";

import { RowsCount } from "@/components/figures/rows-count";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentStatus } from "@/lib/assessments/schema";
import type { InterviewList } from "@/lib/interviews/schema";

export type UnknownCounts = InterviewList["unknown"];

export const hasUnknown = ({ pending, recommended, notRecommended }: UnknownCounts): boolean =>
  pending + recommended + notRecommended > 0;

export function UnknownInterviewName() {
  const { t } = useTexts();
  return (
    <span className="flex min-w-0 flex-col py-1.5">
      <span className="text-14 text-quiet md:text-13">{t("insights.unknownInterview")}</span>
      <span className="text-12 text-faint">{t("interviews.unknownMeans")}</span>
    </span>
  );
}

export function UnknownCount({
  unknown: { ids },
  status,
  count,
}: {
  unknown: UnknownCounts;
  status: AssessmentStatus | "completed";
  count: number;
}) {
  const { t, number } = useTexts();
  const label = t(`interviews.count.${status}`, {
    count: number(count),
    interview: t("insights.unknownInterview"),
  });
  return <RowsCount count={count} label={label} about={{ interview: ids, status }} />;
}

/** Without a share, which would mean nothing: a completed assessment tells its interview, and leaves. */
export function UnknownCompleted({ unknown }: { unknown: UnknownCounts }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <UnknownCount
        unknown={unknown}
        status="completed"
        count={unknown.recommended + unknown.notRecommended}
      />
      <span className="w-10" />
    </span>
  );
}
