import { randomUUID } from "node:crypto";
import { recordOften } from "@/lib/audit/tally-audit";
import { lockMember } from "@/lib/db/locks/lock-member";
import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { foldedName, refuseTakenName, requireMayShare } from "@/lib/views/name-view";
import { placePin } from "@/lib/views/place-pin";
import type { NewView, SavedView } from "@/lib/views/schema";
import { savedView, type ViewRow, type ViewUser } from "@/lib/views/view-row";

const mostViews = 50;

/**
 * @throws ProblemError 422 at `name` when it is taken; 409 `too_many_views` or `too_many_pins`; 403 when a viewer would
 * share it.
 */
export async function saveView(store: Store, input: NewView, owner: ViewUser): Promise<SavedView> {
  if (input.shared) requireMayShare(owner);
  return store.db.transaction().execute(async (transaction) => {
    // Otherwise two at once both find the name free, or take the last place.
    await lockMember(transaction, owner.id);
    await refuseTakenName(transaction, store, { ownerId: owner.id, name: input.name });
    const { count } = await transaction
      .selectFrom("saved_views")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("source_id", "=", store.sourceId)
      .where("owner_id", "=", owner.id)
      .executeTakeFirstOrThrow();
    if (count >= mostViews) {
      throw conflict(
        "too_many_views",
        "You have 50 saved views already. Delete one that you no longer need, then save this one.",
      );
    }
    const at = instant(store.now());
    const row = {
      id: randomUUID(),
      source_id: store.sourceId,
      owner_id: owner.id,
      name: input.name,
      name_folded: foldedName(input.name),
      query: input.query,
      columns: input.columns === null ? null : JSON.stringify(input.columns),
      density: input.density,
      shared: input.shared ? (1 as const) : (0 as const),
      position: input.position,
      created_at: at,
      updated_at: at,
    };
    await transaction.insertInto("saved_views").values(row).execute();
    if (input.pinned) await placePin({ ...store, db: transaction }, row.id, owner);
    await recordOften(transaction, store.db, {
      actor: owner,
      action: "view_saved",
      subject: { type: "view", id: row.id, label: row.name, sourceId: store.sourceId },
      details: { query: row.query, shared: input.shared, pinned: input.pinned },
      at: store.now(),
    });
    const kept: ViewRow = { ...row, owner_name: owner.name };
    return savedView(kept, owner);
  });
}
