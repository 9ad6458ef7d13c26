import { canBeKnownAgain, rankOf, readListed } from "@/lib/assessment-api/schemas";
import { listedColumns } from "@/lib/assessments/mirrored-columns";
import { type Batch, batchRows, type HandingOver, type ListedRow } from "@/lib/mirror/comparing/batch";
import { type OddityKinds, withoutId } from "@/lib/mirror/comparing/findings";
import type { HeldItems } from "@/lib/mirror/comparing/held-items";
import { flagged, type ItemTable } from "@/lib/mirror/comparing/item-table";
import { handOver, type KnownRows } from "@/lib/mirror/comparing/known-rows";

const empty = (): Batch => ({ rows: [], present: [], absent: [] });

/** Hands over the marked items that differ from the store, and unmarks those that agree. */
export function* handOverListed(parts: {
  items: ItemTable;
  held: HeldItems;
  known: KnownRows;
  oddities: OddityKinds;
  present: number[];
  repeated: ReadonlySet<number>;
  passedOver: ReadonlySet<number>;
}): HandingOver {
  const { items, held, known, oddities, present, repeated, passedOver } = parts;
  const { ids, kinds, ranks, again } = items;
  let batch = empty();
  let places: number[] = [];

  function agree(place: number, id: number): void {
    if (!repeated.has(id)) again[place] = 0;
  }

  function readItem(place: number): ListedRow | undefined {
    const id = ids[place] ?? 0;
    const item = held.read(place);
    const listed = id === 0 ? undefined : readListed(item);
    if (!listed) {
      ranks[place] = canBeKnownAgain(item) ? 1 : 0;
      kinds[place] = oddities.of(withoutId);
      again[place] = 0;
      return undefined;
    }
    ranks[place] = rankOf(listed);
    const row = listedColumns(listed);
    const isKept = known.agrees(id, row);
    kinds[place] = oddities.of(isKept ? known.odditiesOf(id, row) : row.oddities);
    if (!isKept) return { id, row };
    agree(place, id);
    return undefined;
  }

  function* handOverBatch(): HandingOver {
    const given = batch;
    const givenPlaces = places;
    batch = empty();
    places = [];
    const cleaned = yield* handOver(known, given);
    for (const [index, place] of givenPlaces.entries()) {
      const id = given.rows[index]?.id ?? 0;
      const left = cleaned.get(id);
      if (left !== undefined) kinds[place] = oddities.of(left);
      agree(place, id);
    }
    held.letGoBefore(givenPlaces.at(-1) ?? 0);
  }

  for (const id of present) {
    batch.present.push(id);
    if (batch.present.length === batchRows) yield* handOverBatch();
  }
  for (const place of flagged(again)) {
    const differing = passedOver.has(place) ? undefined : readItem(place);
    if (!differing) continue;
    batch.rows.push(differing);
    places.push(place);
    if (batch.rows.length + batch.present.length >= batchRows - 1) yield* handOverBatch();
  }
  if (batch.rows.length + batch.present.length > 0) yield* handOverBatch();
  held.letGoBefore(Number.POSITIVE_INFINITY);
}
