import type { NotesTable } from "@/lib/db/types";
import type { NoteView } from "@/lib/notes/schema";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";

export type NoteReader = { id: string; role: Role };

export const mayChange = (note: NotesTable, reader: NoteReader): boolean =>
  hasRole(reader, "administrator") || (note.author_id === reader.id && hasRole(reader, "recruiter"));

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
