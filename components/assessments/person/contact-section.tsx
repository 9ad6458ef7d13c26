"use client";

import { useMemo } from "react";
import { CorrectableSection } from "@/components/assessments/identity/correctable-section";
import { ofPerson } from "@/components/assessments/identity/correction";
import { FieldLine } from "@/components/assessments/identity/field-line";
import { Addresses } from "@/components/assessments/person/addresses";
import { NameOrderChoice } from "@/components/assessments/person/name-order-choice";
import { fileLabel } from "@/components/assessments/view/file-label";
import { useTexts } from "@/components/texts/texts-provider";
import { ExternalLink } from "@/components/ui/external-link";
import type { CandidateDetail } from "@/lib/details/candidate-schema";

/** The candidate’s contact fields. A correction applies to all their assessments. */
export function ContactSection({ detail, canChange }: { detail: CandidateDetail; canChange: boolean }) {
  const { t } = useTexts();
  const { candidate } = detail;
  const of = useMemo(() => ofPerson(candidate.id), [candidate.id]);
  return (
    <CorrectableSection
      title={t("person.contact")}
      of={of}
      candidate={canChange ? candidate : undefined}
      intro={t("person.correctionMeans")}
      belowForm={<NameOrderChoice candidate={candidate} />}
    >
      <Addresses detail={detail} canChange={canChange} />
      <dl className="flex flex-col text-13 empty:hidden">
        {candidate.phoneNumber && (
          <FieldLine term={t("assessment.phone")}>
            <a
              href={`tel:${candidate.phoneNumber}`}
              className="pointer-coarse:finger tabular inline-block max-w-full rounded-xs hover:underline"
            >
              {candidate.phoneNumber}
            </a>
          </FieldLine>
        )}
        {candidate.resumeUrl && (
          <FieldLine term={t("assessment.resume")}>
            <ExternalLink href={candidate.resumeUrl}>
              <bdi>{fileLabel(candidate.resumeUrl)}</bdi>
            </ExternalLink>
          </FieldLine>
        )}
        {candidate.externalId && (
          <FieldLine term={t("assessment.externalId")}>
            <bdi className="font-mono text-12">{candidate.externalId}</bdi>
          </FieldLine>
        )}
      </dl>
    </CorrectableSection>
  );
}
