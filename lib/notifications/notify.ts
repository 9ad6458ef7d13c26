import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { instant, type Store } from "@/lib/db/store";
import type { NotificationsTable } from "@/lib/db/team-tables";
import type { Tables } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import { noteChange } from "@/lib/notifications/note-change";

/** Each member keeps what the newest acts told them, and that for a while. */
const keptActs = 200;
const keptDays = 90;

export type Notified = Pick<
  NotificationsTable,
  "member_id" | "kind" | "act_id" | "assessment_id" | "note_id" | "actor_name"
>;

/**
 * Notifies members of a colleague’s act, and prunes old notifications.
 * @param transaction that of the act itself. @param version that of the act.
 */
export async function notify(
  limited: Transaction<Tables>,
  store: Store,
  told: readonly Notified[],
  version: number,
): Promise<void> {
  if (told.length === 0) return;
  // Others’ notifications are theirs, whatever the actor sees.
  const transaction = wholeDb(limited);
  const at = instant(store.now());
  // Twelve columns a row: PostgreSQL and SQLite bound how many values one statement has.
  for (let start = 0; start < told.length; start += 500)
    await transaction
      .insertInto("notifications")
      .values(
        told
          .slice(start, start + 500)
          .map((one) => ({ ...one, id: randomUUID(), source_id: store.sourceId, at, read_at: null })),
      )
      .execute();
  for (const memberId of new Set(told.map(({ member_id }) => member_id)))
    await forgetOld(transaction, store, memberId);
  await noteChange(transaction, store, version);
}

async function forgetOld(transaction: Transaction<Tables>, store: Store, memberId: string): Promise<void> {
  const theirs = () =>
    transaction
      .deleteFrom("notifications")
      .where("source_id", "=", store.sourceId)
      .where("member_id", "=", memberId);
  const since = new Date(store.now().getTime() - keptDays * 86_400_000);
  await theirs().where("at", "<", instant(since)).execute();
  const tooMany = await transaction
    .selectFrom("notifications")
    .select(({ fn }) => ["act_id", fn.max("at").as("last")])
    .where("source_id", "=", store.sourceId)
    .where("member_id", "=", memberId)
    .groupBy("act_id")
    .orderBy("last", "desc")
    .orderBy("act_id")
    .limit(1_000)
    .offset(keptActs)
    .execute();
  if (tooMany.length === 0) return;
  await theirs()
    .where(
      "act_id",
      "in",
      tooMany.map(({ act_id }) => act_id),
    )
    .execute();
}
