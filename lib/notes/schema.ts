import { z } from "zod";
import { instantSchema } from "@/lib/instant-schema";
import { visibleText } from "@/lib/visible-text";

const bodySchema = visibleText(5000, "writeSomething");

/** Members picked from the list; settles which of two namesakes is meant. */
const pickedSchema = z
  .array(z.string().regex(/^[\w-]{1,64}$/))
  .max(50)
  .optional();

export const mentionSchema = z.object({ id: z.string(), name: z.string() });

export const noteViewSchema = z.object({
  id: z.string(),
  /** Empty if it is hidden. */
  body: z.string(),
  /** Blind review: a colleague’s note may name the candidate. */
  isHidden: z.boolean().optional(),
  by: z.string(),
  createdAt: z.string(),
  /** New after each edit. A change names the one that it replaces. */
  updatedAt: z.string(),
  /** Absent if it was never edited. */
  editedBy: z.string().optional(),
  /** The members mentioned, in order of the text; absent if none. */
  mentions: z.array(mentionSchema).optional(),
  isMine: z.boolean(),
  mayChange: z.boolean(),
});

export const newNoteSchema = z.object({
  body: bodySchema,
  mentions: pickedSchema,
  /** Made by the form, so that the same note sent twice is stored once. */
  id: z.uuid().optional(),
});

export const editedNoteSchema = z.object({
  body: bodySchema,
  mentions: pickedSchema,
  /** `updatedAt` of the text that the person began to edit. */
  replaces: instantSchema,
});

export const removedNoteSchema = editedNoteSchema.pick({ replaces: true });

export type NoteView = z.infer<typeof noteViewSchema>;
export type NewNote = z.infer<typeof newNoteSchema>;
