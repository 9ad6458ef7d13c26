import { recordOften } from "@/lib/audit/tally-audit";
import { lockMember } from "@/lib/db/locks/lock-member";
import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import { placePin } from "@/lib/views/place-pin";
import { selectViews, type ViewRow, type ViewUser } from "@/lib/views/view-row";

/**
 * Makes a view that the person sees a tab of theirs, or moves that tab.
 * @param place among their pins, from 0 on; without it, the last. @throws ProblemError 404; 409 `too_many_pins`.
 */
export async function pinView(store: Store, id: string, user: ViewUser, place?: number): Promise<void> {
  const { owner_id } = await findSeen(store, id, user);
  await store.db.transaction().execute(async (transaction) => {
    // The owner too: meanwhile they neither delete the view nor end its sharing.
    for (const memberId of [...new Set([owner_id, user.id])].sort()) await lockMember(transaction, memberId);
    const within = { ...store, db: transaction };
    const view = await findSeen(within, id, user);
    if (await placePin(within, id, user, place)) await record(within, store.db, "view_pinned", view, user);
  });
}

/** It stays a view. Whatever isn’t pinned stays so. */
export async function unpinView(store: Store, id: string, user: ViewUser): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, user.id);
    const within = { ...store, db: transaction };
    const view = await selectViews(within, user).where("w.id", "=", id).executeTakeFirst();
    const { numDeletedRows } = await transaction
      .deleteFrom("view_pins")
      .where("member_id", "=", user.id)
      .where("view_id", "=", id)
      .executeTakeFirst();
    if (view && numDeletedRows > 0n) await record(within, store.db, "view_unpinned", view, user);
  });
}

const record = (
  { db: transaction, sourceId, now }: Store,
  db: Db,
  action: "view_pinned" | "view_unpinned",
  view: ViewRow,
  user: ViewUser,
) =>
  recordOften(transaction, db, {
    actor: user,
    action,
    subject: { type: "view", id: view.id, label: view.name, sourceId },
    at: now(),
  });

async function findSeen(store: Store, id: string, user: ViewUser): Promise<ViewRow> {
  const row = await selectViews(store, user).where("w.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("This view no longer exists.", { reason: "view_missing" });
  return row;
}
