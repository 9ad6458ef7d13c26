import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { live } from "@/components/http/live";
import { getJson } from "@/components/http/request-json";
import type { NoteView } from "@/lib/notes/schema";

const notes = answerShape<{ notes: NoteView[] }>({ notes: "array" });

export const notesQuery = (assessmentId: number) =>
  queryOptions({
    queryKey: ["notes", assessmentId],
    queryFn: ({ signal }) => getJson(`/api/assessments/${assessmentId}/notes`, notes, signal),
    ...live,
  });
