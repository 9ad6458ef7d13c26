"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Why a completed assessment’s candidate isn’t known yet. */
export function IdentificationNote({ assessment: { identification } }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  if (identification === undefined) return null;
  return (
    <Notice tone="info" title={t(`identifying.notes.${identification}.title`)}>
      {t(`identifying.notes.${identification}.text`)}
    </Notice>
  );
}
