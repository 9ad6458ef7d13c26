"use client";

import { FieldLine } from "@/components/assessments/identity/field-line";
import { fileLabel } from "@/components/assessments/view/file-label";
import { useTexts } from "@/components/texts/texts-provider";
import { ExternalLink } from "@/components/ui/external-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";
import { mailtoAddress } from "@/lib/mailto-address";

export function DirectoryFields({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const { candidate, invitedBy } = assessment;
  return (
    <dl className="flex flex-col text-13">
      {candidate && (
        <FieldLine term={t("common.email")}>
          <a
            href={mailtoAddress(candidate.email)}
            className="pointer-coarse:finger rounded-xs break-words hover:underline"
          >
            <bdi>{candidate.email}</bdi>
          </a>
        </FieldLine>
      )}
      {candidate?.phoneNumber && (
        <FieldLine term={t("assessment.phone")}>
          <a
            href={`tel:${candidate.phoneNumber}`}
            className="pointer-coarse:finger tabular rounded-xs hover:underline"
          >
            {candidate.phoneNumber}
          </a>
        </FieldLine>
      )}
      {candidate?.resumeUrl && (
        <FieldLine term={t("assessment.resume")}>
          <ExternalLink href={candidate.resumeUrl}>
            <bdi>{fileLabel(candidate.resumeUrl)}</bdi>
          </ExternalLink>
        </FieldLine>
      )}
      {candidate?.externalId && (
        <FieldLine term={t("assessment.externalId")}>
          <bdi className="font-mono text-12">{candidate.externalId}</bdi>
        </FieldLine>
      )}
      {invitedBy && (
        <FieldLine term={t("assessment.invitedBy")}>
          <bdi>{invitedBy}</bdi>
        </FieldLine>
      )}
      <FieldLine term={t(assessment.isUndated ? "odd.firstSeen" : "assessment.created")}>
        <RelativeTime at={assessment.createdAt} />
      </FieldLine>
      <FieldLine term={t("assessment.id")}>
        <span className="font-mono text-12">{assessment.id}</span>
      </FieldLine>
    </dl>
  );
}
