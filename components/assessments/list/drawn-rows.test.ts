import { afterEach, expect, test, vi } from "vitest";
import { createDrawnRows } from "@/components/assessments/list/drawn-rows";

class FakeElement {
  constructor(readonly parentElement: FakeElement | null = null) {}
}
const element = (inside?: HTMLElement) => new FakeElement(inside as never) as unknown as HTMLElement;

afterEach(() => void vi.unstubAllGlobals());

test("a row is found by its place, by its assessment and by what is in it", () => {
  vi.stubGlobal("Element", FakeElement);
  const rows = createDrawnRows();
  const [one, other] = [element(), element()];
  const forget = rows.add({ element: other, first: 100, last: 199, parts: {} });
  rows.add({ element: one, first: 3, last: 3, id: 7, parts: {} });
  expect([rows.at(3)?.id, rows.of(7)?.first, rows.at(150)?.first, rows.at(4)]).toEqual([
    7,
    3,
    100,
    undefined,
  ]);
  expect(rows.around(element(element(one)))?.id).toBe(7);
  expect([rows.around(element()), rows.around(null), rows.of(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(rows.inOrder().map(({ first }) => first)).toEqual([3, 100]);
  // It stands for another place before the one before is forgotten.
  rows.add({ element: other, first: 4, last: 4, id: 8, parts: {} });
  forget();
  expect([rows.at(4)?.id, rows.at(150)]).toEqual([8, undefined]);
});
