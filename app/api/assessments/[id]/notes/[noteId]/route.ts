import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { deleteNote } from "@/lib/notes/delete-note";
import { editNote } from "@/lib/notes/edit-note";
import { noteOperations } from "@/lib/notes/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: carryOut(
    noteOperations.editNote,
    async ({ params, body: { body, replaces, mentions }, runtime, user }) => {
      const place = { assessmentId: params.id, noteId: params.noteId, replaces };
      return { note: await editNote(runtime.store, place, body, user, mentions) };
    },
  ),
  DELETE: carryOut(noteOperations.deleteNote, ({ params, body: { replaces }, runtime, user }) => {
    const place = { assessmentId: params.id, noteId: params.noteId, replaces };
    return deleteNote(runtime.store, place, user);
  }),
});
