"use client";

import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The recommendation's reason in full, or why there is none. */
export function Finding({ assessment: { status, untold, detail } }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  return detail ? (
    <p dir="auto" className="max-w-prose text-16 whitespace-pre-line">
      {detail}
    </p>
  ) : (
    <p className="max-w-prose text-14 text-quiet">
      {t(status === "pending" && untold ? "odd.finding" : `assessment.findings.${status}`)}
    </p>
  );
}
