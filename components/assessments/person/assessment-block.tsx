"use client";

import { FileText } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { DecisionSection } from "@/components/assessments/panel/decision-section";
import { isLinkAwaited } from "@/components/assessments/panel/link-section";
import { RecommendationDetail } from "@/components/assessments/panel/recommendation-detail";
import { RemindLine } from "@/components/assessments/panel/remind-line";
import { ApplicationLink } from "@/components/candidate/application-link";
import { candidateName } from "@/components/candidate/candidate-name";
import { SectionLevel, SectionsOf } from "@/components/candidate/detail-section";
import { StatusBadge } from "@/components/candidate/status-badge";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { ExternalLink } from "@/components/ui/external-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** One of a candidate’s assessments, with the team’s decision and notes. */
export function AssessmentBlock({
  assessment,
  canChange,
  notes,
}: {
  assessment: AssessmentView;
  canChange: boolean;
  notes: ReactNode;
}) {
  const { t } = useTexts();
  const {
    id,
    candidate,
    interview,
    status,
    untold,
    createdAt,
    archivedAt,
    goneSince,
    applicationUrl,
    reportUrl,
  } = assessment;
  const headingId = useId();
  const named = `${headingId}title ${headingId}when`;
  const title = interview?.name ?? t("assessment.interviewUnknown");
  return (
    <article
      aria-labelledby={named}
      data-assessment={id}
      className="flex flex-col gap-5 border-t border-line pt-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id={`${headingId}title`} className="min-w-0 text-16 font-semibold break-words">
          <Link
            href={`/assessments/${id}`}
            className="pointer-coarse:finger inline-block max-w-full rounded-xs underline-offset-4 hover:underline"
          >
            {interview ? <bdi>{interview.name}</bdi> : title}
          </Link>
        </h2>
        <StatusBadge status={status} untold={untold} />
        {archivedAt && <Badge>{t("person.archived")}</Badge>}
        {goneSince && <Badge>{t("person.gone")}</Badge>}
        <span id={`${headingId}when`} className="ml-auto text-12 text-faint">
          <RelativeTime at={createdAt} />
        </span>
      </div>
      <SectionLevel value={3}>
        <SectionsOf value={named}>
          {isLinkAwaited(assessment) && applicationUrl ? (
            <div className="flex flex-col gap-3">
              <ApplicationLink
                assessmentId={id}
                applicationUrl={applicationUrl}
                isProbable={false}
                what={candidate ? candidateName(candidate) : title}
              />
              <RemindLine assessment={assessment} of={title} />
            </div>
          ) : (
            <div className="flex flex-col gap-3">
              <RecommendationDetail assessment={assessment} />
              {reportUrl && (
                <ExternalLink href={reportUrl} className={`${buttonClass()} w-fit`}>
                  <FileText aria-hidden="true" />
                  {t("assessment.openReport")}
                </ExternalLink>
              )}
            </div>
          )}
          {(status !== "pending" || assessment.decision) && (
            <DecisionSection assessment={assessment} canDecide={canChange} isOneOfSeveral />
          )}
          {notes}
        </SectionsOf>
      </SectionLevel>
    </article>
  );
}
