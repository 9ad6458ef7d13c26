import { useCallback, useEffect, useRef, useState } from "react";
import { type NoteEdit, noteEdits } from "@/components/notes/note-edits";
import { usePersonId } from "@/components/session/person-id";

/** What this person is editing; it outlives the page, their session and the notes. */
export function useNoteEdits(assessmentId: number) {
  const personId = usePersonId();
  const [edits, setEdits] = useState<readonly NoteEdit[]>([]);
  /** Two may change before the next render. */
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = noteEdits(assessmentId, personId).load();
    setEdits(latest.current);
  }, [assessmentId, personId]);

  const change = useCallback(
    (noteId: string, edit: NoteEdit | undefined) => {
      const others = latest.current.filter(({ base }) => base.id !== noteId);
      latest.current = edit ? [...others, edit] : others;
      setEdits(latest.current);
      noteEdits(assessmentId, personId).save(latest.current);
    },
    [assessmentId, personId],
  );
  return { edits, change };
}
