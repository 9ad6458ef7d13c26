import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { NotesTable } from "@/lib/db/assessment-tables";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { isBlindTo } from "@/lib/db/visibility/is-blind-to";
import { badRequest, conflict, notFound } from "@/lib/errors";
import { findMentions } from "@/lib/notes/find-mentions";
import { noteView, storedMentionsOf } from "@/lib/notes/note-view";
import type { NewNote, NoteView } from "@/lib/notes/schema";
import { tellMentioned } from "@/lib/notes/tell-mentioned";
import { touchAssessment } from "@/lib/notes/touch-assessment";
import type { Role } from "@/lib/roles";

// A page shows all of them.
const mostNotes = 500;

export type Author = { id: string; name: string; role: Role };

/**
 * Adds a note to an assessment; one with the same `id` is added once.
 * @throws ProblemError 404; 409 `too_many_notes`; 400 when the `id` is another person's note, or another assessment's.
 */
export async function addNote(
  store: Store,
  assessmentId: number,
  input: NewNote,
  author: Author,
): Promise<NoteView> {
  const id = input.id ?? randomUUID();
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const same = await findNote(transaction, id);
    if (same) {
      const isThis =
        same.source_id === store.sourceId &&
        same.assessment_id === assessmentId &&
        same.author_id === author.id;
      if (!isThis)
        throw badRequest("This note’s ID was already used for another one.", { reason: "note_reused" });
      return noteView(same, author);
    }
    const count = await touchAssessment(transaction, store, assessmentId, { more: 1, version });
    if (count === undefined)
      throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
    if (count > mostNotes) {
      throw conflict(
        "too_many_notes",
        "There are 500 notes here already. Delete one before you add another.",
      );
    }
    const at = instant(store.now());
    const mentions = await findMentions(transaction, input.body, input.mentions);
    const note: NotesTable = {
      id,
      source_id: store.sourceId,
      assessment_id: assessmentId,
      body: input.body,
      author_id: author.id,
      author_name: author.name,
      created_at: at,
      updated_at: at,
      edited_by_name: null,
      mentions: storedMentionsOf(mentions),
      written_blind: await isBlindTo({ ...store, db: transaction }, assessmentId),
    };
    await transaction.insertInto("notes").values(note).execute();
    await tellMentioned(transaction, store, { assessmentId, noteId: id, mentions }, author, version);
    await recordAudit(transaction, {
      actor: author,
      action: "note_added",
      subject: { type: "assessment", id: String(assessmentId), sourceId: store.sourceId },
      details: { noteId: id },
      at: store.now(),
    });
    return noteView(note, author);
  });
}

const findNote = (transaction: Transaction<Tables>, id: string): Promise<NotesTable | undefined> =>
  transaction.selectFrom("notes").selectAll().where("id", "=", id).executeTakeFirst();
