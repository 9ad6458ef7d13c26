"use client";

import { InterviewCount } from "@/components/interviews/interview-count";
import { completedPercent } from "@/components/interviews/rate";
import type { UnknownCounts } from "@/components/interviews/unknown-interview";
import { useTexts } from "@/components/texts/texts-provider";
import type { InterviewView } from "@/lib/interviews/schema";

/** How many have completed an interview, and what share of the invited that is, where it can be told. */
export function CompletedCount({ interview, unknown }: { interview: InterviewView; unknown: UnknownCounts }) {
  const { t } = useTexts();
  const percent = completedPercent(interview, unknown);
  const completed = interview.recommended + interview.notRecommended;
  return (
    <span className="inline-flex items-baseline gap-2">
      <InterviewCount interview={interview} status="completed" count={completed} />
      {/* Kept where there is none: the counts stand one under the other. */}
      <span className="tabular w-10 whitespace-nowrap text-right text-12 text-quiet">
        {percent !== undefined && t("common.percent", { percent: String(percent) })}
      </span>
    </span>
  );
}
