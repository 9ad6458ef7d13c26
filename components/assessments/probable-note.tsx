"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Says of a matched assessment that it may be somebody else's. */
export function ProbableNote({ assessment: { identity, status } }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  if (identity !== "probable") return null;
  return (
    <Notice tone="info" title={t("assessment.probableTitle")}>
      {t(status === "pending" ? "assessment.probablePending" : "assessment.probableCompleted")}
    </Notice>
  );
}
