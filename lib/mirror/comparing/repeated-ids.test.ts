import { expect, test } from "vitest";
import { wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import { ItemTable } from "@/lib/mirror/comparing/item-table";
import { chooseOfRepeated } from "@/lib/mirror/comparing/repeated-ids";

/** Which of these items counts, all of them with the id 7. */
function choose(items: unknown[]): number[] {
  const table = new ItemTable();
  for (const [place] of items.entries()) table.add(place, 7);
  const held = { read: (place: number) => items[place] };
  const { chosen, passedOver } = chooseOfRepeated(table.end(), new Set([7]), held, { hashOf: () => 0 });
  expect([...chosen, ...passedOver].sort()).toEqual([...items.keys()]);
  return chosen;
}

const pending = wirePending({ id: 7 });
const completed = wireRecommended({ id: 7 });
const other = wireRecommended({ id: 7, detail: "Another text" });

test("of several items with one id a completed one counts, wherever it stands", () => {
  expect(choose([pending, completed])).toEqual([1]);
  expect(choose([completed, pending, pending])).toEqual([0]);
});

test("of two of the same rank always the same one counts", () => {
  const [first] = choose([completed, other]);
  expect(choose([other, completed])).toEqual([first === 0 ? 1 : 0]);
});
