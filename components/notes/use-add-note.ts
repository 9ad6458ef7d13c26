import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { answerShape } from "@/components/http/answer-shape";
import { keepAnswer } from "@/components/http/keep-answer";
import { newUuid } from "@/components/http/new-uuid";
import { postJson } from "@/components/http/request-json";
import { notesQuery } from "@/components/notes/notes-query";
import { changeRows } from "@/components/rows/change-rows";
import { useListStore } from "@/components/rows/use-list-state";
import type { NoteView } from "@/lib/notes/schema";

const answer = answerShape<{ note: NoteView }>({ note: "object" });

/** @param onAdded called with the text that was saved. */
export function useAddNote(assessmentId: number, onAdded: (saved: string) => void) {
  const client = useQueryClient();
  const store = useListStore();
  // One id for a note, however often its saving is tried.
  const noteId = useRef<string>(undefined);
  /** The colleagues picked from the list. */
  const picked = useRef<string[]>([]);
  const adding = useMutation({
    mutationFn: (body: string) => {
      noteId.current ??= newUuid();
      const note = { body, id: noteId.current, mentions: picked.current };
      return changeRows(store, [assessmentId], () =>
        postJson(`/api/assessments/${assessmentId}/notes`, note, answer),
      );
    },
    onSuccess({ note }, saved) {
      noteId.current = undefined;
      picked.current = [];
      keepAnswer(client, notesQuery(assessmentId), (before) => ({
        notes: [...(before?.notes ?? []).filter((one) => one.id !== note.id), note],
      }));
      onAdded(saved);
    },
  });
  return {
    adding,
    pick(id: string) {
      picked.current = [...picked.current.filter((one) => one !== id), id].slice(-50);
    },
    /** Another text is another note. */
    noteTyping() {
      noteId.current = undefined;
    },
  };
}
