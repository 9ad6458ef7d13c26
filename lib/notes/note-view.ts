import type { NotesTable, Role } from "@/lib/db/types";
import { hasRole } from "@/lib/members/roles";
import type { NoteView } from "@/lib/notes/schema";

export type NoteReader = { id: string; role: Role };

/** Colleagues change their own notes; administrators any. */
export const mayChange = (note: NotesTable, reader: NoteReader): boolean =>
  hasRole(reader, "administrator") || (note.author_id === reader.id && hasRole(reader, "recruiter"));

/** One note as its reader sees it. */
export const noteView = (note: NotesTable, reader: NoteReader): NoteView => ({
  id: note.id,
  body: note.body,
  by: note.author_name,
  createdAt: note.created_at,
  updatedAt: note.updated_at,
  editedBy: note.edited_by_name ?? undefined,
  isMine: note.author_id === reader.id,
  mayChange: mayChange(note, reader),
});
