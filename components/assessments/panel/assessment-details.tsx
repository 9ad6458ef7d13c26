"use client";

import { FileText } from "lucide-react";
import { Fragment, type ReactNode, useId, useState } from "react";
import { ClaimSection } from "@/components/assessments/identity/claim-section";
import { DirectorySection } from "@/components/assessments/identity/directory-section";
import { EraseSection } from "@/components/assessments/identity/erase-section";
import { ArchiveButton } from "@/components/assessments/panel/archive-button";
import { AssigneeField } from "@/components/assessments/panel/assignee-field";
import { DecisionSection } from "@/components/assessments/panel/decision-section";
import { isLinkAwaited, LinkSection } from "@/components/assessments/panel/link-section";
import { OtherAssessments } from "@/components/assessments/panel/other-assessments";
import { RecommendationDetail } from "@/components/assessments/panel/recommendation-detail";
import { Timeline } from "@/components/assessments/panel/timeline";
import { DetailSection } from "@/components/candidate/detail-section";
import { useTexts } from "@/components/texts/texts-provider";
import { useMedia } from "@/components/ui/behaviour/use-media";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { ExternalLink } from "@/components/ui/external-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { AssessmentDetail } from "@/lib/details/detail-schema";

/** Its parts keep their order whatever the status: a recruiter who walks on finds each in its place. */
export function AssessmentDetails({
  detail,
  canChange,
  isSettled,
  isWhole,
  notes,
}: {
  detail: AssessmentDetail;
  canChange: boolean;
  isSettled: boolean;
  isWhole: boolean;
  notes: ReactNode;
}) {
  const { t } = useTexts();
  const { assessment, timeline } = detail;
  const isErased = assessment.identity === "erased";
  // On a phone it is folded: it is seldom what one came for.
  const [showsTimeline, setShowsTimeline] = useState(false);
  const timelineId = useId();
  // A phone or a small tablet shows one thing at a time: what one comes for is before the decision, to the eye and in
  // the document.
  const isSmall = useMedia("(width < 48rem), (width < 64rem) and (pointer: coarse)");
  const firstIfSmall = "max-md:-order-1 pointer-coarse:max-lg:-order-1 empty:hidden";
  const isAwaited = isLinkAwaited(assessment);
  const decision = (
    <Fragment key="decision">
      <DecisionSection assessment={assessment} canDecide={canChange} />
      {!isErased && <AssigneeField assessment={assessment} canAssign={canChange} />}
    </Fragment>
  );
  const who = canChange && (
    <div key="who" className={firstIfSmall}>
      <ClaimSection detail={detail} />
    </div>
  );
  const link = (
    // Two parts: while the link is awaited it is what one came for, and what follows it takes its place.
    <div key={isAwaited ? "link" : "folded"} className={isAwaited ? firstIfSmall : "empty:hidden"}>
      <LinkSection assessment={assessment} />
    </div>
  );
  const result = !isErased && !isAwaited && (
    <div key="result" className={firstIfSmall}>
      <DetailSection title={t("table.finding")}>
        <RecommendationDetail assessment={assessment} />
        {assessment.reportUrl && (
          <ExternalLink href={assessment.reportUrl} className={`${buttonClass()} w-fit`}>
            <FileText aria-hidden="true" />
            {t("assessment.openReport")}
          </ExternalLink>
        )}
      </DetailSection>
    </div>
  );
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {isSmall
            ? [who, isAwaited && link, result, decision, !isAwaited && link]
            : [decision, who, result, link]}
          <OtherAssessments detail={detail} />
          {!isErased &&
            (isSettled ? (
              notes
            ) : (
              <DetailSection title={t("team.notes")}>
                <Skeleton className="w-1/2" />
              </DetailSection>
            ))}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <DirectorySection assessment={assessment} canChange={canChange} />
          {(timeline.length > 0 || !isWhole) && (
            <DetailSection
              title={t("timeline.title")}
              aside={
                <Button
                  size="sm"
                  variant="ghost"
                  aria-expanded={showsTimeline}
                  aria-controls={timelineId}
                  onClick={() => setShowsTimeline(!showsTimeline)}
                  className="md:hidden"
                >
                  {showsTimeline ? t("timeline.hide") : t("timeline.show")}
                </Button>
              }
            >
              <div id={timelineId} className={cn(!showsTimeline && "max-md:hidden")}>
                {isWhole ? (
                  <Timeline
                    key={assessment.id}
                    of={{ assessment: assessment.id }}
                    timeline={timeline}
                    earlier={detail.earlier}
                    candidateEmailSuppressed={detail.candidateEmailSuppressed}
                  />
                ) : (
                  <Skeleton className="w-2/3" />
                )}
              </div>
            </DetailSection>
          )}
          {canChange && <ArchiveButton assessment={assessment} />}
          <EraseSection key={assessment.id} assessment={assessment} />
        </div>
      </div>
    </div>
  );
}
