"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** A recruiter’s claim, and what the service said after it, which counts. */
export function OverruledClaim({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const { overruledClaim, candidate, interview } = assessment;
  if (!overruledClaim || !candidate) return null;
  const by = overruledClaim.by ?? t("common.somebody");
  const isSamePerson = overruledClaim.email.trim().toLowerCase() === candidate.email.trim().toLowerCase();
  return (
    <Notice tone="info" title={t("assessment.overruledTitle")}>
      {isSamePerson
        ? interview
          ? t("assessment.overruledInterview", { by, interview: interview.name })
          : t("assessment.overruledInterviewUnknown", { by })
        : t("assessment.overruledPerson", {
            by,
            claimed: overruledClaim.email,
            email: candidate.email,
          })}
    </Notice>
  );
}
