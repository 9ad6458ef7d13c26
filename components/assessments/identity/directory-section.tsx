"use client";

import { Pencil } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useMemo, useRef, useState } from "react";
import {
  type CorrectionDraft,
  correctionDraft,
  ofAssessment,
} from "@/components/assessments/identity/correction";
import { DirectoryFields } from "@/components/assessments/identity/directory-fields";
import { UndoCorrection } from "@/components/assessments/identity/undo-correction";
import { DetailSection } from "@/components/candidate/detail-section";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { AssessmentView } from "@/lib/assessments/schema";

const CorrectionForm = dynamic(
  () => import("@/components/assessments/identity/correction-form").then((loaded) => loaded.CorrectionForm),
  { loading: () => <Skeleton className="h-40 w-full" /> },
);

export function DirectorySection({
  assessment,
  canChange,
}: {
  assessment: AssessmentView;
  canChange: boolean;
}) {
  const { t } = useTexts();
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  // A probable candidate has to be settled first.
  const canEdit = canChange && assessment.candidate !== undefined && assessment.identity !== "probable";
  const wasEditing = useRef(false);
  const personId = usePersonId();
  const { id, identity } = assessment;
  const of = useMemo(() => ofAssessment({ id, identity }), [id, identity]);
  const [draft, setDraft] = useState<CorrectionDraft>();
  useEffect(() => {
    if (!canEdit) return;
    const kept = correctionDraft(of, personId).load();
    if (!kept) return;
    setDraft(kept);
    setIsEditing(true);
  }, [canEdit, of, personId]);
  const [saved, setSaved] = useState<AssessmentView[]>([]);
  const close = (changed: AssessmentView[] = []) => {
    setSaved(changed);
    setDraft(undefined);
    setIsEditing(false);
  };
  useEffect(() => {
    // Return the focus to the button.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <DetailSection
      title={t("assessment.details")}
      aside={
        canEdit &&
        !isEditing && (
          <Button
            ref={edit}
            variant="ghost"
            size="sm"
            className="-mr-2"
            aria-label={t("common.labelled", { label: t("correction.edit"), what: t("assessment.details") })}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden="true" />
            {t("correction.edit")}
          </Button>
        )
      }
    >
      {isEditing && assessment.candidate ? (
        <CorrectionForm of={of} candidate={assessment.candidate} draft={draft} onDone={close} />
      ) : (
        <>
          <DirectoryFields assessment={assessment} />
          {saved.length > 0 && <UndoCorrection saved={saved} onUndone={() => setSaved([])} />}
        </>
      )}
    </DetailSection>
  );
}
