import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import { isBlindTo } from "@/lib/db/visibility/is-blind-to";
import type { Author } from "@/lib/notes/add-note";
import { findChangeable, type NoteAt } from "@/lib/notes/find-changeable";
import { findMentions } from "@/lib/notes/find-mentions";
import { mentionsOf, noteView, storedMentionsOf } from "@/lib/notes/note-view";
import type { NoteView } from "@/lib/notes/schema";
import { tellMentioned } from "@/lib/notes/tell-mentioned";
import { touchAssessment } from "@/lib/notes/touch-assessment";

/**
 * Changes a note’s text and notifies newly mentioned members.
 * Of two concurrent edits, the later is told of the earlier.
 * @param picked as `findMentions`. @throws like `findChangeable`.
 */
export async function editNote(
  store: Store,
  at: NoteAt,
  body: string,
  editor: Author,
  picked?: readonly string[],
): Promise<NoteView> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const before = await findChangeable(transaction, store, at, editor);
    if (before.body === body) return noteView(before, editor);
    const named = mentionsOf(before);
    const mentions = await findMentions(transaction, body, picked, named);
    const change = {
      body,
      mentions: storedMentionsOf(mentions),
      updated_at: laterThan(before.updated_at, store.now()),
      edited_by_name: editor.name,
      written_blind: await isBlindTo({ ...store, db: transaction }, at.assessmentId),
    };
    await transaction.updateTable("notes").set(change).where("id", "=", before.id).execute();
    const { assessmentId } = at;
    await tellMentioned(
      transaction,
      store,
      { assessmentId, noteId: before.id, mentions, before: named },
      editor,
      version,
    );
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
