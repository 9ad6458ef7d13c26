import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { addNote } from "@/lib/notes/add-note";
import { listNotes } from "@/lib/notes/list-notes";
import { noteOperations } from "@/lib/notes/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(noteOperations.listNotes, async ({ params, runtime, user }) => ({
    notes: await listNotes(runtime.store, params.id, user),
  })),
  POST: carryOut(noteOperations.addNote, async ({ params, body, runtime, user }) => ({
    note: await addNote(runtime.store, params.id, body, user),
  })),
});
