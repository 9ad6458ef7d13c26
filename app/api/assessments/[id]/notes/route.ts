import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { addNote } from "@/lib/notes/add-note";
import { listNotes } from "@/lib/notes/list-notes";
import { newNoteSchema } from "@/lib/notes/schema";

export const GET = withUser<{ id: string }>("viewer", async ({ params, runtime, user }) =>
  Response.json({ notes: await listNotes(runtime.store, readAssessmentId(params.id), user) }),
);

export const POST = withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
  const id = readAssessmentId(params.id);
  const note = await addNote(runtime.store, id, await readJson(request, newNoteSchema), user);
  return Response.json({ note }, { status: 201 });
});
