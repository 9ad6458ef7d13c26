import type { Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import { noteChange } from "@/lib/notifications/note-change";

type Withdrawn =
  | { kind: "mentioned"; noteId: string; besides?: readonly string[] }
  | { kind: "assigned"; assessmentIds: readonly number[] };

/**
 * Withdraws notifications that no longer hold: a removed mention or a passed-on assignment.
 * @param transaction that of the change itself.
 */
export async function withdraw(
  limited: Transaction<Tables>,
  store: Pick<Store, "sourceId">,
  what: Withdrawn,
  version: number,
): Promise<void> {
  // Others’ notifications are theirs, and the act may have taken the row out of the actor’s sight.
  const transaction = wholeDb(limited);
  let gone = transaction
    .deleteFrom("notifications")
    .where("source_id", "=", store.sourceId)
    .where("kind", "=", what.kind);
  if (what.kind === "assigned") gone = gone.where("assessment_id", "in", what.assessmentIds);
  else gone = gone.where("act_id", "=", what.noteId);
  if (what.kind === "mentioned" && what.besides?.length)
    gone = gone.where("member_id", "not in", what.besides);
  const { numDeletedRows } = await gone.executeTakeFirst();
  if (numDeletedRows > 0n) await noteChange(transaction, store, version);
}
