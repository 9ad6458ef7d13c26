"use client";

import { useMemo } from "react";
import { CorrectableSection } from "@/components/assessments/identity/correctable-section";
import { ofAssessment } from "@/components/assessments/identity/correction";
import { DirectoryFields } from "@/components/assessments/identity/directory-fields";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

export function DirectorySection({
  assessment,
  canChange,
}: {
  assessment: AssessmentView;
  canChange: boolean;
}) {
  const { t } = useTexts();
  const { id, identity } = assessment;
  const of = useMemo(() => ofAssessment({ id, identity }), [id, identity]);
  // A probable candidate has to be settled first.
  const canEdit = canChange && identity !== "probable";
  return (
    <CorrectableSection
      title={t("assessment.details")}
      of={of}
      candidate={canEdit ? assessment.candidate : undefined}
    >
      <DirectoryFields assessment={assessment} />
    </CorrectableSection>
  );
}
