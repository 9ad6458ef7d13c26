import type { Store } from "@/lib/db/store";
import { notFound } from "@/lib/errors";
import { type NoteReader, noteView } from "@/lib/notes/note-view";
import type { NoteView } from "@/lib/notes/schema";

/** An assessment's notes, oldest first. @throws ProblemError 404 for an unknown assessment. */
export async function listNotes(store: Store, assessmentId: number, reader: NoteReader): Promise<NoteView[]> {
  const notes = await store.db
    .selectFrom("notes")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "=", assessmentId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  if (notes.length > 0) return notes.map((note) => noteView(note, reader));
  const assessment = await store.db
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", assessmentId)
    .executeTakeFirst();
  if (!assessment) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
  return [];
}
