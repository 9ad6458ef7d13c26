"use client";

import { oddSentence } from "@/components/assessments/odd-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What the service sent of this one that can't be used, a sentence a field; that of the details is in their place. */
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
