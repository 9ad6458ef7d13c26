import { FileText } from "lucide-react";
import { ApplicationLink } from "@/components/assessments/application-link";
import { candidateLines } from "@/components/assessments/candidate-name";
import { ClaimSection } from "@/components/assessments/claim-section";
import { DetailSection } from "@/components/assessments/detail-section";
import { DirectoryFields } from "@/components/assessments/directory-fields";
import { Finding } from "@/components/assessments/finding";
import { Timeline } from "@/components/assessments/timeline";
import { buttonClass } from "@/components/ui/button-class";
import { ExternalLink } from "@/components/ui/external-link";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";

/** Everything known about one assessment, in whatever width it is given: a page's or a panel's. */
export function AssessmentDetails({ detail, canClaim }: { detail: AssessmentDetail; canClaim: boolean }) {
  const { assessment } = detail;
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-7 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-7">
          {canClaim && <ClaimSection detail={detail} />}
          <DetailSection title="What the assessment found">
            <Finding assessment={assessment} />
            {assessment.reportUrl && (
              <ExternalLink href={assessment.reportUrl} className={`${buttonClass()} w-fit`}>
                <FileText aria-hidden="true" />
                Open full report
              </ExternalLink>
            )}
          </DetailSection>
          {assessment.applicationUrl && (
            <DetailSection title="Application link">
              <ApplicationLink
                assessmentId={assessment.id}
                applicationUrl={assessment.applicationUrl}
                isProbable={assessment.identity === "probable"}
                what={candidateLines(assessment).name}
              />
              {assessment.status === "pending" && (
                <p className="text-12 text-faint">
                  Whoever has this link can take the interview as the candidate.
                </p>
              )}
            </DetailSection>
          )}
          {detail.timeline.length > 0 && (
            <DetailSection title="Timeline">
              <Timeline detail={detail} />
            </DetailSection>
          )}
        </div>
        <DetailSection title="Details">
          <DirectoryFields assessment={assessment} />
        </DetailSection>
      </div>
    </div>
  );
}
