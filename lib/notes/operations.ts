import { z } from "zod";
import { editedNoteSchema, newNoteSchema, noteViewSchema, removedNoteSchema } from "@/lib/notes/schema";
import { bodySizes, operations } from "@/lib/operation";
import { assessmentIdParam, uuidParam } from "@/lib/path-params";

const params = { id: assessmentIdParam };
const noteParams = {
  id: assessmentIdParam,
  noteId: uuidParam("This note no longer exists.", { reason: "note_missing" }),
};
const oneNoteSchema = z.object({ note: noteViewSchema });

export const noteOperations = operations({
  listNotes: {
    method: "GET",
    path: "/api/assessments/[id]/notes",
    summary: "What colleagues have written about an assessment.",
    role: "viewer",
    params,
    answers: { 200: z.object({ notes: z.array(noteViewSchema) }) },
  },
  addNote: {
    method: "POST",
    path: "/api/assessments/[id]/notes",
    summary: "Writes a note.",
    role: "recruiter",
    params,
    body: newNoteSchema,
    maxBytes: bodySizes.text,
    answers: { 201: oneNoteSchema },
    problems: [409],
    pace: "creates",
  },
  editNote: {
    method: "PATCH",
    path: "/api/assessments/[id]/notes/[noteId]",
    summary: "Changes a note’s text, unless it was changed meanwhile.",
    role: "recruiter",
    params: noteParams,
    body: editedNoteSchema,
    maxBytes: bodySizes.text,
    answers: { 200: oneNoteSchema },
    problems: [409],
  },
  deleteNote: {
    method: "DELETE",
    path: "/api/assessments/[id]/notes/[noteId]",
    summary: "Deletes a note, unless it was changed meanwhile.",
    role: "recruiter",
    params: noteParams,
    body: removedNoteSchema,
    answers: { 204: null },
    problems: [409],
  },
});

export const noteSchemas = { Note: noteViewSchema, OneNote: oneNoteSchema };
