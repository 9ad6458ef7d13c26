"use client";

import { Pencil } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useMemo, useRef, useState } from "react";
import {
  type CorrectionDraft,
  correctionDraft,
  ofPerson,
} from "@/components/assessments/identity/correction";
import { FieldLine } from "@/components/assessments/identity/field-line";
import { UndoCorrection } from "@/components/assessments/identity/undo-correction";
import { Addresses } from "@/components/assessments/person/addresses";
import { NameOrderChoice } from "@/components/assessments/person/name-order-choice";
import { fileLabel } from "@/components/assessments/view/file-label";
import { DetailSection } from "@/components/candidate/detail-section";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { CandidateDetail } from "@/lib/details/candidate-schema";

const CorrectionForm = dynamic(
  () => import("@/components/assessments/identity/correction-form").then((loaded) => loaded.CorrectionForm),
  { loading: () => <Skeleton className="h-40 w-full" /> },
);

/** The candidate’s contact fields. A correction applies to all their assessments. */
export function ContactSection({ detail, canChange }: { detail: CandidateDetail; canChange: boolean }) {
  const { t } = useTexts();
  const { candidate } = detail;
  const of = useMemo(() => ofPerson(candidate.id), [candidate.id]);
  const personId = usePersonId();
  const edit = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [draft, setDraft] = useState<CorrectionDraft>();
  const [saved, setSaved] = useState<AssessmentView[]>([]);
  useEffect(() => {
    const kept = canChange ? correctionDraft(of, personId).load() : undefined;
    if (!kept) return;
    setDraft(kept);
    setIsEditing(true);
  }, [canChange, of, personId]);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Return the focus to the button.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <DetailSection
      title={t("person.contact")}
      aside={
        canChange &&
        !isEditing && (
          <Button
            ref={edit}
            variant="ghost"
            size="sm"
            className="-mr-2"
            aria-label={t("common.labelled", { label: t("correction.edit"), what: t("person.contact") })}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden="true" />
            {t("correction.edit")}
          </Button>
        )
      }
    >
      {isEditing ? (
        <>
          <CorrectionForm
            of={of}
            intro={t("person.correctionMeans")}
            candidate={candidate}
            draft={draft}
            onDone={(changed = []) => {
              setSaved(changed);
              setDraft(undefined);
              setIsEditing(false);
            }}
          />
          <NameOrderChoice candidate={candidate} />
        </>
      ) : (
        <>
          <Addresses detail={detail} canChange={canChange} />
          <dl className="flex flex-col text-13 empty:hidden">
            {candidate.phoneNumber && (
              <FieldLine term={t("assessment.phone")}>
                <a href={`tel:${candidate.phoneNumber}`} className="tabular rounded-xs hover:underline">
                  {candidate.phoneNumber}
                </a>
              </FieldLine>
            )}
            {candidate.resumeUrl && (
              <FieldLine term={t("assessment.resume")}>
                <ExternalLink href={candidate.resumeUrl}>{fileLabel(candidate.resumeUrl)}</ExternalLink>
              </FieldLine>
            )}
            {candidate.externalId && (
              <FieldLine term={t("assessment.externalId")}>
                <span className="font-mono text-12">{candidate.externalId}</span>
              </FieldLine>
            )}
          </dl>
          {saved.length > 0 && <UndoCorrection saved={saved} onUndone={() => setSaved([])} />}
        </>
      )}
    </DetailSection>
  );
}
