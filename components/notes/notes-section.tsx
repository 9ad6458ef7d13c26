"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { DetailSection } from "@/components/candidate/detail-section";
import { NewNote } from "@/components/notes/new-note";
import type { NoteAct } from "@/components/notes/note-act";
import { notesWithEdited } from "@/components/notes/note-edits";
import { NoteItem } from "@/components/notes/note-item";
import { notesQuery } from "@/components/notes/notes-query";
import { useNoteEdits } from "@/components/notes/use-note-edits";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { useSay } from "@/components/ui/behaviour/use-say";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** New notes come by themselves, as each raises the row’s version. */
export function NotesSection({
  assessment,
  canWrite,
  anchor,
}: {
  assessment: AssessmentView;
  canWrite: boolean;
  /** The note to go to, in a panel, or the field for a new one. */
  anchor?: string;
}) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(notesQuery(assessment.id));
  const seen = useRef(assessment.version);
  useEffect(() => {
    if (seen.current === assessment.version) return;
    seen.current = assessment.version;
    void refetch();
  }, [assessment.version, refetch]);
  const [said, say] = useSay();
  const onDone = (what: NoteAct) => say(t(`team.noteSaid.${what}`));
  const { edits, change } = useNoteEdits(assessment.id);
  const there = data?.notes ?? [];
  const notes = data && canWrite ? notesWithEdited(there, edits) : there;
  // A deleted note takes its buttons with it, and a saved one its “Save”.
  const focus = useKeepFocus<HTMLElement>(notes.map(({ id }) => id).join());
  return (
    <DetailSection title={t("team.notes")} focus={focus}>
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
            <NoteItem
              key={note.id}
              assessmentId={assessment.id}
              note={note}
              edit={canWrite ? edits.find(({ base }) => base.id === note.id) : undefined}
              isGone={!there.includes(note)}
              anchor={anchor}
              onEdit={(edit) => change(note.id, edit)}
              onDone={onDone}
            />
          ))}
        </ul>
      ) : (
        <p className="text-13 text-quiet">
          {t("team.noNotes")} {canWrite && t("team.notesMean")}
        </p>
      )}
      {canWrite && (
        <NewNote key={assessment.id} assessmentId={assessment.id} anchor={anchor} onDone={onDone} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DetailSection>
  );
}
