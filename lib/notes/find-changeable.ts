import type { Transaction } from "kysely";
import type { NotesTable } from "@/lib/db/assessment-tables";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { mayChange, type NoteReader, noteView } from "@/lib/notes/note-view";

/** `replaces` is the `updatedAt` of the text that the person saw. */
export type NoteAt = { assessmentId: number; noteId: string; replaces: string };

/** Locks the source. @throws ProblemError 404; 403 when it isn't theirs; 409 `note_changed` with the current note. */
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
  if (!note) throw notFound("This note no longer exists.", { reason: "note_missing" });
  if (!mayChange(note, reader)) {
    throw forbidden("Only its author or an administrator can change a note.", {
      reason: "note_not_yours",
    });
  }
  if (Date.parse(note.updated_at) !== Date.parse(replaces)) {
    const by = note.edited_by_name ?? note.author_name;
    throw conflict(
      "note_changed",
      `${by} has changed this note in the meantime. Nothing is lost: here are their text and yours.`,
      { note: noteView(note, reader) },
      { params: { by } },
    );
  }
  return note;
}
