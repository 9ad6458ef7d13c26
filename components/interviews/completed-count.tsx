"use client";

import { InterviewCount } from "@/components/interviews/interview-count";
import { completedPercent } from "@/components/interviews/rate";
import type { UnknownCounts } from "@/components/interviews/unknown-interview";
import { useTexts } from "@/components/texts/texts-provider";
import type { InterviewView } from "@/lib/interviews/schema";

/** With their share of the invited, where it is certain. */
export function CompletedCount({ interview, unknown }: { interview: InterviewView; unknown: UnknownCounts }) {
  const { t } = useTexts();
  const percent = completedPercent(interview, unknown);
  const completed = interview.recommended + interview.notRecommended;
  return (
    <span className="inline-flex items-baseline gap-2">
      <InterviewCount interview={interview} status="completed" count={completed} />
      {/* Rendered even when empty: the counts stay aligned. */}
      <span className="tabular w-10 whitespace-nowrap text-right text-12 text-quiet">
        {percent !== undefined && t("common.percent", { percent: String(percent) })}
      </span>
    </span>
  );
}
