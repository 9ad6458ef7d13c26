"use client";

import { candidateLines } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Tells a screen reader which assessment is shown, and its status. */
export function AssessmentAnnouncer({ assessment }: { assessment: AssessmentView | undefined }) {
  const { t } = useTexts();
  return (
    <p aria-live="polite" className="sr-only">
      {assessment &&
        t("assessment.announced", {
          name: candidateLines(assessment, t).name,
          status: t(`statusInSentence.${assessment.status}`),
        })}
    </p>
  );
}
