import { tabDraft } from "@/components/drafts/tab-draft";
import { answerShape } from "@/components/http/answer-shape";
import type { NoteView } from "@/lib/notes/schema";

/** `base`: the note that it replaces. */
export type NoteEdit = { base: NoteView; text: string };

const note = answerShape<NoteView>({
  id: "string",
  body: "string",
  by: "string",
  createdAt: "string",
  updatedAt: "string",
  isMine: "boolean",
  mayChange: "boolean",
});
const edit = answerShape<NoteEdit>({ base: "object", text: "string" });

const read = (kept: unknown): NoteEdit[] | undefined =>
  Array.isArray(kept)
    ? kept.filter((one) => edit.safeParse(one).success && note.safeParse(one.base).success)
    : undefined;

const isWorthKeeping = ({ base, text }: NoteEdit): boolean => text !== base.body;

export function noteEdits(assessmentId: number, personId: string) {
  const draft = tabDraft("note-edits", personId, assessmentId, read);
  return {
    load: (): NoteEdit[] => draft.load() ?? [],
    save(edits: readonly NoteEdit[]): void {
      const kept = edits.filter(isWorthKeeping);
      draft.save(kept.length > 0 ? kept : undefined);
    },
  };
}

/** The notes to show: a deleted note that is being edited keeps its place. */
export function notesWithEdited(notes: readonly NoteView[], edits: readonly NoteEdit[]): NoteView[] {
  const there = new Set(notes.map(({ id }) => id));
  const gone = edits.filter((one) => !there.has(one.base.id) && isWorthKeeping(one));
  return [...notes, ...gone.map(({ base }) => base)].sort((one, other) =>
    one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt),
  );
}
