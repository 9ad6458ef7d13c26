import type { Store } from "@/lib/db/store";
import { notFound } from "@/lib/errors";
import { type NoteReader, noteView } from "@/lib/notes/note-view";
import type { NoteView } from "@/lib/notes/schema";

/** Of several assessments, each with the one it is about. The oldest first. */
export async function listNotesOf(
  store: Store,
  assessmentIds: number[],
  reader: NoteReader,
): Promise<(NoteView & { assessmentId: number })[]> {
  const notes = await selectNotes(store).where("assessment_id", "in", assessmentIds).execute();
  return notes.map((note) => ({ ...noteView(note, reader), assessmentId: note.assessment_id }));
}

const selectNotes = (store: Store) =>
  store.db
    .selectFrom("notes")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .orderBy("created_at")
    .orderBy("id");

/** An assessment's notes, oldest first. @throws ProblemError 404 for an unknown assessment. */
export async function listNotes(store: Store, assessmentId: number, reader: NoteReader): Promise<NoteView[]> {
  const notes = await selectNotes(store).where("assessment_id", "=", assessmentId).execute();
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
