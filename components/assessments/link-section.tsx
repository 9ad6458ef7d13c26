"use client";

import { ApplicationLink } from "@/components/assessments/application-link";
import { candidateLines } from "@/components/assessments/candidate-name";
import { DetailSection } from "@/components/assessments/detail-section";
import { Handover } from "@/components/handover/handover";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The application link, and while somebody waits for it every way to hand it over. */
export function LinkSection({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const { id, applicationUrl, identity, status, goneSince } = assessment;
  if (!applicationUrl) return null;
  const isAwaited = status === "pending" && !goneSince;
  return (
    <DetailSection title={t("assessment.link")}>
      <ApplicationLink
        assessmentId={id}
        applicationUrl={applicationUrl}
        isOver={!isAwaited}
        isProbable={identity === "probable"}
        what={candidateLines(assessment, t).name}
      />
      {isAwaited && <Handover assessment={assessment} />}
      {isAwaited && <p className="text-12 text-faint">{t("assessment.linkMeans")}</p>}
    </DetailSection>
  );
}
