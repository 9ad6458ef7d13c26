import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { bodySizes, readJson } from "@/lib/http/read-json";
import { readUuid } from "@/lib/http/read-uuid";
import { withUser } from "@/lib/http/with-user";
import { deleteNote } from "@/lib/notes/delete-note";
import { editNote } from "@/lib/notes/edit-note";
import { editedNoteSchema, removedNoteSchema } from "@/lib/notes/schema";

type Params = { id: string; noteId: string };

const placeOf = ({ id, noteId }: Params) => ({
  assessmentId: readAssessmentId(id),
  noteId: readUuid(noteId, "This note isn’t here any more.", { reason: "note_missing" }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: withUser<Params>("recruiter", async ({ request, params, runtime, user }) => {
    const place = placeOf(params);
    const { body, replaces } = await readJson(request, editedNoteSchema, bodySizes.text);
    return Response.json({ note: await editNote(runtime.store, { ...place, replaces }, body, user) });
  }),
  DELETE: withUser<Params>("recruiter", async ({ request, params, runtime, user }) => {
    const place = placeOf(params);
    const { replaces } = await readJson(request, removedNoteSchema);
    await deleteNote(runtime.store, { ...place, replaces }, user);
    return new Response(null, { status: 204 });
  }),
});
