import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import type { Author } from "@/lib/notes/add-note";
import { findChangeable, type NoteAt } from "@/lib/notes/find-changeable";
import { noteView } from "@/lib/notes/note-view";
import type { NoteView } from "@/lib/notes/schema";
import { touchAssessment } from "@/lib/notes/touch-assessment";

/** Changes a note's text. Of two at once, the second is told of the first. @throws like `findChangeable`. */
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
