"use client";

import { useTexts } from "@/components/texts/texts-provider";
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

/** Without a link: the table has no filter for an unknown interview. */
export function UnknownCount({ count }: { count: number }) {
  const { number } = useTexts();
  return <span className={count === 0 ? "tabular text-faint" : "tabular"}>{number(count)}</span>;
}

/** Without a share, which would mean nothing: a completed assessment tells its interview, and leaves. */
export function UnknownCompleted({ unknown }: { unknown: UnknownCounts }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <UnknownCount count={unknown.recommended + unknown.notRecommended} />
      <span className="w-10" />
    </span>
  );
}
