import type { Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import type { Mention } from "@/lib/notes/mention-parts";
import { notify } from "@/lib/notifications/notify";
import { withdraw } from "@/lib/notifications/withdraw";

type Named = {
  assessmentId: number;
  noteId: string;
  /** The members mentioned now, and before the edit. */
  mentions: readonly Mention[];
  before?: readonly Mention[];
};

/** Notifies newly mentioned members and withdraws the notifications of those no longer mentioned. */
export async function tellMentioned(
  transaction: Transaction<Tables>,
  store: Store,
  { assessmentId, noteId, mentions, before = [] }: Named,
  author: { id: string; name: string },
  version: number,
): Promise<void> {
  const has = (some: readonly Mention[], id: string) => some.some((one) => one.id === id);
  if (before.some(({ id }) => !has(mentions, id))) {
    const besides = mentions.map(({ id }) => id);
    await withdraw(transaction, store, { kind: "mentioned", noteId, besides }, version);
  }
  const told = mentions
    .filter(({ id }) => id !== author.id && !has(before, id))
    .map(({ id }) => ({
      member_id: id,
      kind: "mentioned" as const,
      act_id: noteId,
      assessment_id: assessmentId,
      note_id: noteId,
      actor_name: author.name,
    }));
  await notify(transaction, store, told, version);
}
