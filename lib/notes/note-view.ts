import { z } from "zod";
import type { NotesTable } from "@/lib/db/assessment-tables";
import type { Mention } from "@/lib/notes/mention-parts";
import { mentionSchema, type NoteView } from "@/lib/notes/schema";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";

export type NoteReader = { id: string; role: Role };

export const mayChange = (note: NotesTable, reader: NoteReader): boolean =>
  hasRole(reader, "administrator") || (note.author_id === reader.id && hasRole(reader, "recruiter"));

const storedMentions = z.array(mentionSchema).catch([]);

/** The members a stored note mentions. */
export const mentionsOf = ({ mentions }: Pick<NotesTable, "mentions">) =>
  mentions === null ? [] : storedMentions.parse(JSON.parse(mentions));

/** @returns null for none. */
export const storedMentionsOf = (mentions: readonly Mention[]): string | null =>
  mentions.length === 0 ? null : JSON.stringify(mentions.map(({ id, name }) => ({ id, name })));

export const noteView = (note: NotesTable, reader: NoteReader): NoteView => ({
  id: note.id,
  body: note.body,
  // No note is empty.
  isHidden: note.body === "" || undefined,
  by: note.author_name,
  createdAt: note.created_at,
  updatedAt: note.updated_at,
  editedBy: note.edited_by_name ?? undefined,
  mentions: note.mentions === null ? undefined : mentionsOf(note),
  isMine: note.author_id === reader.id,
  mayChange: mayChange(note, reader),
});
