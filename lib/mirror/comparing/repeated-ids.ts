import { rankOf, readListed } from "@/lib/assessment-api/schemas";
import { listedColumns } from "@/lib/assessments/mirrored-columns";
import { hashRow } from "@/lib/mirror/comparing/hash";
import type { HeldItems } from "@/lib/mirror/comparing/held-items";
import type { ItemTable } from "@/lib/mirror/comparing/item-table";
import type { KnownRows } from "@/lib/mirror/comparing/known-rows";

export type Repeats = {
  chosen: number[];
  passedOver: ReadonlySet<number>;
};

type RankedItem = { place: number; rank: number; hash: number };

/** Chooses among items with the same id by rank, then by hash, so that their order doesn't matter. */
export function chooseOfRepeated(
  { ids, ranks }: ItemTable,
  repeated: ReadonlySet<number>,
  held: Pick<HeldItems, "read">,
  known: Pick<KnownRows, "hashOf">,
): Repeats {
  const chosen = new Map<number, RankedItem>();
  const passedOver = new Set<number>();
  if (repeated.size === 0) return { chosen: [], passedOver };
  for (const [place, id] of ids.entries()) {
    if (!repeated.has(id)) continue;
    const row = readListed(held.read(place));
    if (row) ranks[place] = rankOf(row);
    // One that isn't held agrees with the store.
    const hash = row ? hashRow(listedColumns(row)) : known.hashOf(id);
    const mine = { place, rank: ranks[place] ?? 0, hash };
    const before = chosen.get(id);
    const ahead = before ? mine.rank - before.rank || mine.hash - before.hash : 1;
    if (ahead <= 0) passedOver.add(place);
    else {
      if (before) passedOver.add(before.place);
      chosen.set(id, mine);
    }
  }
  return { chosen: [...chosen.values()].map(({ place }) => place), passedOver };
}
