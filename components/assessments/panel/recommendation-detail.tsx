"use client";

import { oddSentence } from "@/components/candidate/odd-words";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The detail in full, in whatever language the service has written it, or why there is none. */
export function RecommendationDetail({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const { status, untold, detail, oddities, isBlind } = assessment;
  const isHidden = isBlind && status !== "pending";
  const odd = oddities?.find(({ field }) => field === "detail");
  return detail ? (
    <p dir="auto" lang="" className="max-w-prose text-16 whitespace-pre-line">
      {detail}
    </p>
  ) : (
    <p className="max-w-prose text-14 text-quiet">
      {odd
        ? oddSentence(odd, assessment, t)
        : isHidden
          ? t("blind.hidden")
          : t(status === "pending" && untold ? "odd.finding" : `assessment.findings.${status}`)}
    </p>
  );
}
