import { queryOptions } from "@tanstack/react-query";
import { live } from "@/components/query/live";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { NoteView } from "@/lib/notes/schema";

const notes = reading<{ notes: NoteView[] }>({ notes: "array" });

/** What colleagues have written about one assessment, oldest first. */
export const notesQuery = (assessmentId: number) =>
  queryOptions({
    queryKey: ["notes", assessmentId],
    queryFn: ({ signal }) => getJson(`/api/assessments/${assessmentId}/notes`, notes, signal),
    ...live,
  });
