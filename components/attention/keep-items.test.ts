import { expect, it } from "vitest";
import { keepItems } from "@/components/attention/keep-items";

type Item = { id: number; state?: string };
const keyOf = ({ id }: Item) => id;
const keep = (kept: Parameters<typeof keepItems<Item>>[0], items: Item[] | undefined) =>
  keepItems(kept, items, keyOf);

it("leaves what is settled in its place, and puts what is new at the end", () => {
  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const kept = keep([], [one, two]);
  expect(keep(kept, [three, two])).toEqual([
    { item: one, isSettled: true },
    { item: two, isSettled: false },
    { item: three, isSettled: false },
  ]);
});

it("shows an item as it is now, and takes back that one is settled", () => {
  const kept = keep(keep([], [{ id: 1 }]), []);
  expect(kept).toEqual([{ item: { id: 1 }, isSettled: true }]);
  const changed = { id: 1, state: "did_not_land" };
  expect(keep(kept, [changed])).toEqual([{ item: changed, isSettled: false }]);
});

it("stays as it is while what needs attention isn’t known", () => {
  const kept = keep([], [{ id: 1 }, { id: 2 }]);
  expect(keep(kept, undefined)).toBe(kept);
});

it("is the very same list while nothing changes", () => {
  const one = { id: 1 };
  const kept = keep(keep([], [one, { id: 2 }]), [one]);
  expect(keep(kept, [one])).toBe(kept);
});
