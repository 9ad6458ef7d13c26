import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { instantSchema } from "@/lib/instant-schema";

const bodySchema = z
  .string({ error: fieldText("writeSomething") })
  .trim()
  .min(1, { error: fieldText("writeSomething") })
  .max(5000, { error: fieldText("tooLong", { max: 5000 }) });

/** What a colleague has written about an assessment. */
export const noteViewSchema = z.object({
  id: z.string(),
  body: z.string(),
  by: z.string(),
  createdAt: z.string(),
  /** Another one after each edit; whoever changes the note names it. */
  updatedAt: z.string(),
  /** Who edited it last; absent as long as nobody has. */
  editedBy: z.string().optional(),
  /** Whether the reader wrote it, and whether they may change it. */
  isMine: z.boolean(),
  mayChange: z.boolean(),
});

/** The body of `POST /api/assessments/{id}/notes`. */
export const newNoteSchema = z.object({
  body: bodySchema,
  /** Made once by the form: the same note again is the same note. */
  id: z.uuid().optional(),
});

/** The body of `PATCH /api/assessments/{id}/notes/{noteId}`. */
export const editedNoteSchema = z.object({
  body: bodySchema,
  /** `updatedAt` of the text that the person began with. */
  replaces: instantSchema,
});

/** The body of `DELETE /api/assessments/{id}/notes/{noteId}`. */
export const removedNoteSchema = editedNoteSchema.pick({ replaces: true });

export type NoteView = z.infer<typeof noteViewSchema>;
export type NewNote = z.infer<typeof newNoteSchema>;
