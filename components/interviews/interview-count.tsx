"use client";

import { RowsCount } from "@/components/figures/rows-count";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentStatus } from "@/lib/assessments/schema";

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
