import type { Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { mostPins } from "@/lib/views/most-pins";
import { selectPins, type ViewUser } from "@/lib/views/view-row";

/**
 * Pins a view, or moves its pin. The person must be locked, and see the view.
 * @param store of the transaction. @param place among the person’s pins, from 0 on; without it, the last or where it is.
 * @returns whether it wasn’t pinned. @throws ProblemError 409 `too_many_pins`.
 */
export async function placePin(
  store: Store,
  viewId: string,
  user: ViewUser,
  place?: number,
): Promise<boolean> {
  const pinned = (await selectPins(store, user).execute()).map(({ id }) => id);
  const isNew = !pinned.includes(viewId);
  if (isNew && pinned.length >= mostPins) {
    throw conflict(
      "too_many_pins",
      `You have ${mostPins} views pinned already. Unpin one that you need less, then pin this one.`,
      undefined,
      { params: { most: mostPins } },
    );
  }
  if (!isNew && place === undefined) return false;
  const order = pinned.filter((id) => id !== viewId);
  order.splice(place ?? order.length, 0, viewId);
  if (isNew)
    await store.db
      .insertInto("view_pins")
      .values({ member_id: user.id, view_id: viewId, position: order.length })
      .execute();
  for (const [position, id] of order.entries())
    await store.db
      .updateTable("view_pins")
      .set({ position })
      .where("member_id", "=", user.id)
      .where("view_id", "=", id)
      .execute();
  return isNew;
}
