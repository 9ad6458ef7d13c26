import { expect, test } from "vitest";
import { findAgain } from "@/lib/mirror/comparing/find-again";
import { ItemTable } from "@/lib/mirror/comparing/item-table";

/** A list of these items, each by its hash, which agrees with the store. */
function listOf(...hashes: number[]): ItemTable {
  const table = new ItemTable();
  for (const hash of hashes) table.add(hash, 100 + hash);
  table.again.fill(0);
  return table.end();
}

/** Takes a list by its hashes. @returns where each stood before. */
function take(before: ItemTable | undefined, hashes: number[]) {
  const old = findAgain(before);
  const places = hashes.map((hash) => {
    const place = old.find(hash) ?? old.findById(100 + hash, hash);
    if (place === undefined) old.missed();
    else old.found(place, 1);
    return place;
  });
  return { places, isSame: old.isSame(), seen: [...old.wasSeen] };
}

test("the same list is the same, and a part of it or another order is not", () => {
  const before = listOf(1, 2, 3);
  expect(take(before, [1, 2, 3])).toEqual({ places: [0, 1, 2], isSame: true, seen: [1, 1, 1] });
  expect(take(before, [1, 2]).isSame).toBe(false);
  expect(take(before, [2, 1, 3]).isSame).toBe(false);
});

test("finds the others again beside an item that was changed, put in or taken out", () => {
  const before = listOf(1, 2, 3, 4);
  expect(take(before, [1, 9, 3, 4]).places).toEqual([0, undefined, 2, 3]);
  expect(take(before, [1, 9, 2, 3, 4]).places).toEqual([0, undefined, 1, 2, 3]);
  expect(take(before, [1, 3, 4]).places).toEqual([0, 2, 3]);
});

test("looks up by id where they stood, once several could not be found", () => {
  const before = listOf(1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(take(before, [9, 8, 7, 6, 5]).places).toEqual([undefined, undefined, undefined, undefined, 4]);
});

test("what is to be looked at again, or was found before, isn’t familiar", () => {
  const before = listOf(1, 2, 3);
  before.again[2] = 1;
  const old = findAgain(before);
  expect([old.isFamiliar(0, 2), old.isFamiliar(0, 3)]).toEqual([true, false]);
  old.found(0, 1);
  expect([old.isFamiliar(0, 2), old.isFamiliar(1, 1)]).toEqual([false, true]);
});

test("without a list before nothing is found, and nothing is the same", () => {
  expect(take(undefined, [1, 2])).toEqual({ places: [undefined, undefined], isSame: false, seen: [] });
  expect(take(undefined, []).isSame).toBe(false);
});
