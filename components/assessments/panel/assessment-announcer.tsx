"use client";

import { candidateLines } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import { useSaidOn } from "@/components/ui/behaviour/use-say";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Tells a screen reader which assessment is shown, and its status. */
export function AssessmentAnnouncer({ assessment }: { assessment: AssessmentView | undefined }) {
  const { t } = useTexts();
  const text = assessment
    ? t("assessment.announced", {
        name: candidateLines(assessment, t).name,
        status: t(`statusInSentence.${assessment.status}`),
      })
    : "";
  // Several may have the same name, or none.
  const said = useSaidOn(assessment?.id, text, "there");
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
