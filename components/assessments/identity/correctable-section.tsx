"use client";

import { Pencil } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  type Candidate,
  type Corrected,
  type CorrectionDraft,
  correctionDraft,
} from "@/components/assessments/identity/correction";
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

/**
 * A candidate’s fields, and the form that corrects them in the same place. It opens by itself for a kept draft.
 * @param candidate undefined where there is nothing to correct yet.
 */
export function CorrectableSection({
  title,
  of,
  candidate,
  intro,
  belowForm,
  children,
}: {
  title: string;
  of: Corrected;
  candidate: Candidate | undefined;
  intro?: string;
  belowForm?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const personId = usePersonId();
  const edit = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [draft, setDraft] = useState<CorrectionDraft>();
  const [saved, setSaved] = useState<AssessmentView[]>([]);
  const canEdit = candidate !== undefined;
  useEffect(() => {
    const kept = canEdit ? correctionDraft(of, personId).load() : undefined;
    if (!kept) return;
    setDraft(kept);
    setIsEditing(true);
  }, [canEdit, of, personId]);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Return the focus to the button.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <DetailSection
      title={title}
      aside={
        canEdit &&
        !isEditing && (
          <Button
            ref={edit}
            variant="ghost"
            size="sm"
            className="-mr-2"
            aria-label={t("common.labelled", { label: t("correction.edit"), what: title })}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden="true" />
            {t("correction.edit")}
          </Button>
        )
      }
    >
      {isEditing && candidate ? (
        <>
          <CorrectionForm
            of={of}
            intro={intro}
            candidate={candidate}
            draft={draft}
            onDone={(changed = []) => {
              setSaved(changed);
              setDraft(undefined);
              setIsEditing(false);
            }}
          />
          {belowForm}
        </>
      ) : (
        <>
          {children}
          {saved.length > 0 && <UndoCorrection saved={saved} onUndone={() => setSaved([])} />}
        </>
      )}
    </DetailSection>
  );
}
