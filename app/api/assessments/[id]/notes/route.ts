import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { bodySizes, readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { addNote } from "@/lib/notes/add-note";
import { listNotes } from "@/lib/notes/list-notes";
import { newNoteSchema } from "@/lib/notes/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser<{ id: string }>("viewer", async ({ params, runtime, user }) =>
    Response.json({ notes: await listNotes(runtime.store, readAssessmentId(params.id), user) }),
  ),
  POST: withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
    const id = readAssessmentId(params.id);
    const body = await readJson(request, newNoteSchema, bodySizes.text);
    await runtime.creates.admit(user);
    const note = await addNote(runtime.store, id, body, user);
    return Response.json({ note }, { status: 201 });
  }),
});
