import type { ItemTable } from "@/lib/mirror/comparing/item-table";

/** Few misses are rows that changed in place. After this many, items are looked up by id. */
const missesBeforeLookup = 4;

/** Finds the next list's items in the list before. All numbers are places in that one. */
export type ItemsBefore = {
  /** By its hash, in order or one further on: the row before it was changed, inserted or removed. */
  find(hash: number): number | undefined;
  findById(id: number, hash: number): number | undefined;
  isFamiliar(from: number, count: number): boolean;
  found(from: number, count: number): void;
  missed(): void;
  wasSeen: Uint8Array;
  isSame(): boolean;
};

export function findAgain(old: ItemTable | undefined): ItemsBefore {
  const wasSeen = new Uint8Array(old?.count ?? 0);
  let places: Map<number, number> | undefined;
  let next = 0;
  /** Items since the last one that was found; most likely they changed in place. */
  let missed = 0;
  let passed = 0;
  let isInOrder = true;

  const isOld = (place: number, hash: number) => place < (old?.count ?? 0) && old?.hashes[place] === hash;

  return {
    find(hash) {
      const first = missed === 0 ? next : next + missed;
      if (isOld(first, hash)) return first;
      const second = missed === 0 ? next + 1 : next;
      if (isOld(second, hash)) return second;
      const third = missed === 0 ? next + 2 : next + 1;
      return isOld(third, hash) ? third : undefined;
    },
    findById(id, hash) {
      if (!old || id === 0 || missed < missesBeforeLookup) return undefined;
      places ??= placesOf(old);
      const place = places.get(id);
      return place !== undefined && isOld(place, hash) ? place : undefined;
    },
    isFamiliar: (from, count) =>
      !old?.again.subarray(from, from + count).includes(1) &&
      !wasSeen.subarray(from, from + count).includes(1),
    found(from, count) {
      isInOrder &&= from === passed;
      passed += count;
      wasSeen.fill(1, from, from + count);
      next = from + count;
      missed = 0;
    },
    missed() {
      missed += 1;
      passed += 1;
      isInOrder = false;
    },
    wasSeen,
    isSame: () => isInOrder && passed === old?.count,
  };
}

function placesOf({ ids, count }: ItemTable): Map<number, number> {
  const places = new Map<number, number>();
  for (let place = 0; place < count; place += 1) places.set(ids[place] ?? 0, place);
  return places;
}
