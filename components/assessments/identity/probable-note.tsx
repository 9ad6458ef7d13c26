"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

export function ProbableNote({ assessment: { identity, status, untold } }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  if (identity !== "probable") return null;
  const isAwaited = status === "pending" && untold !== "completed";
  return (
    <Notice tone="info" title={t("assessment.probableTitle")}>
      {t(isAwaited ? "assessment.probablePending" : "assessment.probableCompleted")}
    </Notice>
  );
}
