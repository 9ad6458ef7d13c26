"use client";

import { InterviewCount } from "@/components/interviews/interview-count";
import { completedPercent } from "@/components/interviews/rate";
import { useTexts } from "@/components/texts/texts-provider";
import type { InterviewView } from "@/lib/interviews/schema";

/** How many have completed an interview, and what share of the invited that is. */
export function CompletedCount({ interview }: { interview: InterviewView }) {
  const { t } = useTexts();
  const percent = completedPercent(interview);
  const completed = interview.recommended + interview.notRecommended;
  return (
    <span className="inline-flex items-baseline gap-2">
      <InterviewCount interview={interview} status="completed" count={completed} />
      {percent !== undefined && (
        <span className="tabular w-10 whitespace-nowrap text-right text-12 text-quiet">
          {t("common.percent", { percent: String(percent) })}
        </span>
      )}
    </span>
  );
}
