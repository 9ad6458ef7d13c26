"use client";

import { candidateLines } from "@/components/candidate/candidate-name";
import { DecisionBadge } from "@/components/candidate/decision-badge";
import { StatusBadge } from "@/components/candidate/status-badge";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Results and decisions below each other, where only one card at a time is in sight. A press leads to the card. */
export function AtAGlance({
  rows,
  onChoose,
}: {
  rows: readonly AssessmentView[];
  onChoose: (id: number) => void;
}) {
  const { t } = useTexts();
  return (
    <ul
      aria-label={t("compare.atAGlance")}
      data-count={rows.length}
      className="compare-glance divide-y divide-line rounded-lg border border-line bg-surface print:hidden"
    >
      {rows.map((assessment) => (
        <li key={assessment.id}>
          <button
            type="button"
            onClick={() => onChoose(assessment.id)}
            className="flex min-h-11 w-full flex-wrap items-center justify-end gap-x-2 gap-y-1 px-3 py-2 text-left text-13 -outline-offset-2"
          >
            <span dir="auto" className="min-w-0 flex-1 basis-24 font-semibold break-words">
              {candidateLines(assessment, t).name}
            </span>
            <StatusBadge {...assessment} />
            <DecisionBadge decision={assessment.decision?.value} />
          </button>
        </li>
      ))}
    </ul>
  );
}
