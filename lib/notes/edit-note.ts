import { recordAudit } from "@/lib/audit/record-audit";
import { laterThan } from "@/lib/db/later-than";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Author } from "@/lib/notes/add-note";
import { findChangeable, type NoteAt } from "@/lib/notes/find-changeable";
import { noteView } from "@/lib/notes/note-view";
import type { NoteView } from "@/lib/notes/schema";
import { touchAssessment } from "@/lib/notes/touch-assessment";

/**
 * Gives a note another text. Of two who edit the same text, the second is told of the first.
 * @throws ProblemError 404, 403 and 409 `note_changed` as `findChangeable` says.
 */
export async function editNote(store: Store, at: NoteAt, body: string, editor: Author): Promise<NoteView> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const before = await findChangeable(transaction, store, at, editor);
    if (before.body === body) return noteView(before, editor);
    const change = {
      body,
      updated_at: laterThan(before.updated_at, store.now()),
      edited_by_name: editor.name,
    };
    await transaction.updateTable("notes").set(change).where("id", "=", before.id).execute();
    await touchAssessment(transaction, store, at.assessmentId, { more: 0, version });
    await recordAudit(transaction, {
      actor: editor,
      action: "note_edited",
      subject: { type: "assessment", id: String(at.assessmentId), sourceId: store.sourceId },
      details: { noteId: before.id, author: before.author_name },
      at: store.now(),
    });
    return noteView({ ...before, ...change }, editor);
  });
}
