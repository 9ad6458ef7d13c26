import type { Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { NotesTable, Tables } from "@/lib/db/types";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { mayChange, type NoteReader, noteView } from "@/lib/notes/note-view";

/** Which note, and the `updatedAt` of the text that the person saw. */
export type NoteAt = { assessmentId: number; noteId: string; replaces: string };

/**
 * The note that somebody is about to change, under the source's lock.
 * @throws ProblemError 404; 403 when it is another's; 409 `note_changed` with the note as it is now when its text
 *   is no longer the one that was seen.
 */
export async function findChangeable(
  transaction: Transaction<Tables>,
  store: Store,
  { assessmentId, noteId, replaces }: NoteAt,
  reader: NoteReader,
): Promise<NotesTable> {
  const note = await transaction
    .selectFrom("notes")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "=", assessmentId)
    .where("id", "=", noteId)
    .executeTakeFirst();
  if (!note) throw notFound("This note isn’t here any more.", { reason: "note_missing" });
  if (!mayChange(note, reader)) {
    throw forbidden("Only who wrote a note, or an administrator, can change it.", {
      reason: "note_not_yours",
    });
  }
  if (Date.parse(note.updated_at) !== Date.parse(replaces)) {
    const by = note.edited_by_name ?? note.author_name;
    throw conflict(
      "note_changed",
      `${by} has changed this note meanwhile. Nothing is lost: here are their text and yours.`,
      { note: noteView(note, reader) },
      { params: { by } },
    );
  }
  return note;
}
