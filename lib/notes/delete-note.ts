import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Author } from "@/lib/notes/add-note";
import { findChangeable, type NoteAt } from "@/lib/notes/find-changeable";
import { touchAssessment } from "@/lib/notes/touch-assessment";
import { withdraw } from "@/lib/notifications/withdraw";

/** Deletes a note. The audit log keeps that there was one, not what it said. @throws as `findChangeable`. */
export async function deleteNote(store: Store, at: NoteAt, actor: Author): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const note = await findChangeable(transaction, store, at, actor);
    await transaction.deleteFrom("notes").where("id", "=", note.id).execute();
    await withdraw(transaction, store, { kind: "mentioned", noteId: note.id }, version);
    await touchAssessment(transaction, store, at.assessmentId, { more: -1, version });
    await recordAudit(transaction, {
      actor,
      action: "note_deleted",
      subject: { type: "assessment", id: String(at.assessmentId), sourceId: store.sourceId },
      details: { noteId: note.id, author: note.author_name },
      at: store.now(),
    });
  });
}
