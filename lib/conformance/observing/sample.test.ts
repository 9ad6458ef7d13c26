import { expect, test } from "vitest";
import { chooseSample } from "@/lib/conformance/observing/sample";

const row = (fields: Record<string, unknown>) => ({ where: "row", fields });

test("takes up to five of each state, spread over the list", () => {
  const rows = Array.from({ length: 100 }, (_, id) => row({ id, completed: false }));
  const { chosen, listed } = chooseSample([...rows, row({ id: 200, completed: true, recommended: true })]);
  expect(chosen.map(({ id }) => id)).toEqual([19, 39, 59, 79, 99, 200]);
  expect(listed).toEqual({ pending: 100, recommended: 1, "not recommended": 0, unclear: 0 });
});

test("asks for no row whose id is no integer", () => {
  expect(
    chooseSample([row({ id: "7", completed: false }), row({ completed: false }), row({ id: 1.5 })]).chosen,
  ).toEqual([]);
});

test("takes a completed one without a recommendation for unclear", () => {
  expect(chooseSample([row({ id: 1, completed: true })]).chosen).toMatchObject([{ id: 1, state: "unclear" }]);
});
