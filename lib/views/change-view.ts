import type { Transaction } from "kysely";
import { recordOften } from "@/lib/audit/tally-audit";
import { lockMember } from "@/lib/db/locks/lock-member";
import { instant, type Store } from "@/lib/db/store";
import type { SavedViewsTable } from "@/lib/db/team-tables";
import type { Tables } from "@/lib/db/types";
import { forbidden, notFound } from "@/lib/errors";
import { foldedName, refuseTakenName, requireMayShare } from "@/lib/views/name-view";
import type { ChangedView, SavedView } from "@/lib/views/schema";
import { mayChange, savedView, selectViews, type ViewRow, type ViewUser } from "@/lib/views/view-row";

/** @throws ProblemError 404 when the person can't see it; 403 when they may not change or share it; 422 at `name`. */
export async function changeView(
  store: Store,
  id: string,
  change: ChangedView,
  user: ViewUser,
): Promise<SavedView> {
  const { ownerId } = await findChangeable(store, id, user);
  return store.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, ownerId);
    const { row } = await findChangeable({ ...store, db: transaction }, id, user);
    if (change.shared ?? row.shared === 1) requireMayShare(user);
    if (change.name !== undefined) {
      await refuseTakenName(transaction, store, { ownerId: row.owner_id, name: change.name, besidesId: id });
    }
    const columns = columnsOf(change);
    const isSame = Object.entries(columns).every(([name, value]) => row[name as keyof ViewRow] === value);
    if (isSame) return savedView(row, user);
    await transaction
      .updateTable("saved_views")
      .set({ ...columns, updated_at: instant(store.now()) })
      .where("id", "=", id)
      .execute();
    const changed = { ...row, ...columns };
    if (changed.shared === 0) await unpinForOthers(transaction, row);
    await recordOften(transaction, store.db, {
      actor: user,
      action: "view_changed",
      subject: { type: "view", id, label: changed.name, sourceId: store.sourceId },
      details: { query: changed.query, shared: changed.shared === 1, owner: row.owner_name },
      at: store.now(),
    });
    return savedView(changed, user);
  });
}

/** @throws ProblemError 404 and 403, like `changeView`. */
export async function deleteView(store: Store, id: string, user: ViewUser): Promise<void> {
  const { ownerId } = await findChangeable(store, id, user);
  await store.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, ownerId);
    const { row } = await findChangeable({ ...store, db: transaction }, id, user);
    await transaction.deleteFrom("saved_views").where("id", "=", id).execute();
    await recordOften(transaction, store.db, {
      actor: user,
      action: "view_deleted",
      subject: { type: "view", id, label: row.name, sourceId: store.sourceId },
      details: { query: row.query, shared: row.shared === 1, owner: row.owner_name },
      at: store.now(),
    });
  });
}

const unpinForOthers = (transaction: Transaction<Tables>, { id, owner_id }: ViewRow) =>
  transaction.deleteFrom("view_pins").where("view_id", "=", id).where("member_id", "!=", owner_id).execute();

function columnsOf({ name, columns, shared, ...rest }: ChangedView): Partial<SavedViewsTable> {
  return {
    ...rest,
    ...(name === undefined ? {} : { name, name_folded: foldedName(name) }),
    ...(columns === undefined ? {} : { columns: columns === null ? null : JSON.stringify(columns) }),
    ...(shared === undefined ? {} : { shared: shared ? (1 as const) : (0 as const) }),
  };
}

async function findChangeable(
  store: Store,
  id: string,
  user: ViewUser,
): Promise<{ row: ViewRow; ownerId: string }> {
  const row = await selectViews(store, user).where("w.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("This view no longer exists.", { reason: "view_missing" });
  if (!mayChange(row, user)) {
    throw forbidden("Only its creator or an administrator can change a shared view. Save it as your own.", {
      reason: "view_not_yours",
    });
  }
  return { row, ownerId: row.owner_id };
}
