import { expect, test } from "vitest";
import { joinedThrough } from "@/lib/candidates/joined-through";

test("an address takes along what was joined to it, and nothing else", () => {
  const all = [
    { id: 1 },
    { id: 2, joined: { to: 1 } },
    { id: 3, joined: { to: 2 } },
    { id: 4, joined: { to: 1 } },
    { id: 5, joined: { to: 3 } },
  ];
  const through = (id: number) =>
    all.filter((one) => one.id === id).flatMap((one) => joinedThrough(one, all).map((leaving) => leaving.id));
  expect(through(2)).toEqual([2, 3, 5]);
  expect(through(4)).toEqual([4]);
  expect(through(5)).toEqual([5]);
});
