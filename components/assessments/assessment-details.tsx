"use client";

import { FileText } from "lucide-react";
import { ApplicationLink } from "@/components/assessments/application-link";
import { candidateLines } from "@/components/assessments/candidate-name";
import { ClaimSection } from "@/components/assessments/claim-section";
import { DecisionSection } from "@/components/assessments/decision-section";
import { DetailSection } from "@/components/assessments/detail-section";
import { DirectoryFields } from "@/components/assessments/directory-fields";
import { Finding } from "@/components/assessments/finding";
import { Timeline } from "@/components/assessments/timeline";
import { NotesSection } from "@/components/notes/notes-section";
import { useTexts } from "@/components/texts/texts-provider";
import { buttonClass } from "@/components/ui/button-class";
import { ExternalLink } from "@/components/ui/external-link";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";

/** Everything known about one assessment, in whatever width it is given: a page's or a panel's. */
export function AssessmentDetails({ detail, canClaim }: { detail: AssessmentDetail; canClaim: boolean }) {
  const { t } = useTexts();
  const { assessment } = detail;
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-7 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-7">
          {canClaim && <ClaimSection detail={detail} />}
          <DetailSection title={t("table.finding")}>
            <Finding assessment={assessment} />
            {assessment.reportUrl && (
              <ExternalLink href={assessment.reportUrl} className={`${buttonClass()} w-fit`}>
                <FileText aria-hidden="true" />
                {t("assessment.openReport")}
              </ExternalLink>
            )}
          </DetailSection>
          {assessment.applicationUrl && (
            <DetailSection title={t("assessment.link")}>
              <ApplicationLink
                assessmentId={assessment.id}
                applicationUrl={assessment.applicationUrl}
                isProbable={assessment.identity === "probable"}
                what={candidateLines(assessment, t).name}
              />
              {assessment.status === "pending" && (
                <p className="text-12 text-faint">{t("assessment.linkMeans")}</p>
              )}
            </DetailSection>
          )}
          <DecisionSection assessment={assessment} canDecide={canClaim} />
          <NotesSection assessment={assessment} canWrite={canClaim} />
          {detail.timeline.length > 0 && (
            <DetailSection title={t("timeline.title")}>
              <Timeline detail={detail} />
            </DetailSection>
          )}
        </div>
        <DetailSection title={t("assessment.details")}>
          <DirectoryFields assessment={assessment} />
        </DetailSection>
      </div>
    </div>
  );
}
