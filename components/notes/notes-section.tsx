"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { DetailSection } from "@/components/assessments/detail-section";
import { NewNote } from "@/components/notes/new-note";
import { NoteItem } from "@/components/notes/note-item";
import { notesQuery } from "@/components/query/notes-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { useKeepFocus } from "@/components/ui/use-keep-focus";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What colleagues have written; new ones come by themselves, as the row's version rises with each. */
export function NotesSection({ assessment, canWrite }: { assessment: AssessmentView; canWrite: boolean }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(notesQuery(assessment.id));
  const seen = useRef(assessment.version);
  useEffect(() => {
    if (seen.current === assessment.version) return;
    seen.current = assessment.version;
    void refetch();
  }, [assessment.version, refetch]);
  const notes = data?.notes ?? [];
  // A note that is deleted takes its buttons with it, and one that is saved the button that saved it.
  const focus = useKeepFocus<HTMLDivElement>(notes.map(({ id }) => id).join());
  return (
    <DetailSection title={t("team.notes")}>
      <div {...focus} className="flex flex-col gap-2.5 rounded-md">
        {data === undefined && error ? (
          <p className="flex items-center gap-3 text-13 text-quiet">
            {t("team.notesFailed")}
            <Button size="sm" onClick={() => void refetch()}>
              {t("common.tryAgain")}
            </Button>
          </p>
        ) : notes.length > 0 ? (
          <ul className="flex flex-col">
            {notes.map((note) => (
              <NoteItem key={note.id} assessmentId={assessment.id} note={note} />
            ))}
          </ul>
        ) : (
          <p className="text-13 text-quiet">
            {t("team.noNotes")} {canWrite && t("team.notesMean")}
          </p>
        )}
        {canWrite && <NewNote key={assessment.id} assessmentId={assessment.id} />}
      </div>
    </DetailSection>
  );
}
