"use client";

import { FileText } from "lucide-react";
import { ArchiveButton } from "@/components/assessments/archive-button";
import { ClaimSection } from "@/components/assessments/claim-section";
import { DecisionSection } from "@/components/assessments/decision-section";
import { DetailSection } from "@/components/assessments/detail-section";
import { DirectorySection } from "@/components/assessments/directory-section";
import { Finding } from "@/components/assessments/finding";
import { isLinkAwaited, LinkSection } from "@/components/assessments/link-section";
import { Timeline } from "@/components/assessments/timeline";
import { NotesSection } from "@/components/notes/notes-section";
import { useTexts } from "@/components/texts/texts-provider";
import { buttonClass } from "@/components/ui/button-class";
import { ExternalLink } from "@/components/ui/external-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";

/**
 * Everything known about one assessment, in whatever width it is given: a page’s or a panel’s. Its parts
 * keep their order whatever became of it, and the decision its place below the name: whoever walks from one to
 * the next finds each where it was.
 */
export function AssessmentDetails({
  detail,
  canChange,
  isSettled,
  isWhole,
}: {
  detail: AssessmentDetail;
  canChange: boolean;
  isSettled: boolean;
  isWhole: boolean;
}) {
  const { t } = useTexts();
  const { assessment, timeline } = detail;
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <DecisionSection assessment={assessment} canDecide={canChange} />
          {canChange && <ClaimSection detail={detail} />}
          {!isLinkAwaited(assessment) && (
            <DetailSection title={t("table.finding")}>
              <Finding assessment={assessment} />
              {assessment.reportUrl && (
                <ExternalLink href={assessment.reportUrl} className={`${buttonClass()} w-fit`}>
                  <FileText aria-hidden="true" />
                  {t("assessment.openReport")}
                </ExternalLink>
              )}
            </DetailSection>
          )}
          <LinkSection assessment={assessment} />
          {isSettled ? (
            <NotesSection assessment={assessment} canWrite={canChange} />
          ) : (
            <DetailSection title={t("team.notes")}>
              <Skeleton className="w-1/2" />
            </DetailSection>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <DirectorySection assessment={assessment} canChange={canChange} />
          {(timeline.length > 0 || !isWhole) && (
            <DetailSection title={t("timeline.title")}>
              {isWhole ? <Timeline key={assessment.id} detail={detail} /> : <Skeleton className="w-2/3" />}
            </DetailSection>
          )}
          {canChange && <ArchiveButton assessment={assessment} />}
        </div>
      </div>
    </div>
  );
}
