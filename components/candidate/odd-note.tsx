"use client";

import { oddSentence } from "@/components/candidate/odd-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The odd fields, a sentence each; the detail’s is beside the detail. */
export function OddNote({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const oddities = assessment.oddities?.filter(({ field }) => field !== "detail") ?? [];
  if (oddities.length === 0) return null;
  return (
    <Notice tone="info" title={t("odd.title")}>
      <ul className="flex flex-col gap-1">
        {oddities.map(({ field, reason }) => (
          <li key={field}>{oddSentence({ field, reason }, assessment, t)}</li>
        ))}
      </ul>
    </Notice>
  );
}
