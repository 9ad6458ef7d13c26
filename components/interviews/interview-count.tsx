"use client";

import { RowsCount } from "@/components/insights/rows-count";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentStatus } from "@/lib/assessments/schema";

/** How many of an interview's assessments are under a tab of the table, leading to them. */
export function InterviewCount({
  interview,
  status,
  count,
}: {
  interview: { id: number; name: string };
  status: AssessmentStatus | "completed";
  count: number;
}) {
  const { t, number } = useTexts();
  return (
    <RowsCount
      count={count}
      label={t(`interviews.count.${status}`, { count: number(count), interview: interview.name })}
      about={{ interview: interview.id, status }}
    />
  );
}
