import { flagged, type ItemTable } from "@/lib/mirror/comparing/item-table";
import type { KnownRows } from "@/lib/mirror/comparing/known-rows";

export type ListedIds = { listed: Set<number>; missing: Set<number> };

/** The ids of a list, and those that several items share. @param before its sets are reused. */
export function listedIds(
  taken: { items: ItemTable; wasSeen: Uint8Array },
  before: (ListedIds & { items: ItemTable }) | undefined,
  known: Pick<KnownRows, "has" | "ids">,
): ListedIds & { repeated: Set<number> } {
  const { listed, missing } = before
    ? withoutLeft(before, taken.wasSeen, known)
    : { listed: new Set<number>(), missing: new Set(known.ids()) };
  const repeated = new Set<number>();
  for (const place of flagged(taken.items.again)) {
    const id = taken.items.ids[place] ?? 0;
    if (id === 0) continue;
    if (listed.has(id)) repeated.add(id);
    listed.add(id);
    missing.delete(id);
  }
  return { listed, missing, repeated };
}

function withoutLeft(
  { listed, missing, items }: ListedIds & { items: ItemTable },
  wasSeen: Uint8Array,
  known: Pick<KnownRows, "has">,
): ListedIds {
  const leave = (place: number) => {
    const id = items.ids[place] ?? 0;
    if (id !== 0 && listed.delete(id) && known.has(id)) missing.add(id);
  };
  for (const place of flagged(wasSeen, 0)) leave(place);
  for (const place of flagged(items.again)) leave(place);
  return { listed, missing };
}
