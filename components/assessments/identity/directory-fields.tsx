"use client";

import type { ReactNode } from "react";
import { fileLabel } from "@/components/assessments/view/file-label";
import { useTexts } from "@/components/texts/texts-provider";
import { ExternalLink } from "@/components/ui/external-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 py-1">
      <dt className="w-24 shrink-0 text-quiet">{term}</dt>
      <dd className="min-w-0 flex-1 break-words text-ink">{children}</dd>
    </div>
  );
}

export function DirectoryFields({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const { candidate, invitedBy } = assessment;
  return (
    <dl className="flex flex-col text-13">
      {candidate?.phoneNumber && (
        <Line term={t("assessment.phone")}>
          <span className="tabular">{candidate.phoneNumber}</span>
        </Line>
      )}
      {candidate?.resumeUrl && (
        <Line term={t("assessment.resume")}>
          <ExternalLink href={candidate.resumeUrl}>{fileLabel(candidate.resumeUrl)}</ExternalLink>
        </Line>
      )}
      {candidate?.externalId && (
        <Line term={t("assessment.externalId")}>
          <span className="font-mono text-12">{candidate.externalId}</span>
        </Line>
      )}
      {invitedBy && <Line term={t("assessment.invitedBy")}>{invitedBy}</Line>}
      <Line term={t(assessment.isUndated ? "odd.firstSeen" : "assessment.created")}>
        <RelativeTime at={assessment.createdAt} />
      </Line>
      <Line term={t("assessment.id")}>
        <span className="font-mono text-12">{assessment.id}</span>
      </Line>
    </dl>
  );
}
