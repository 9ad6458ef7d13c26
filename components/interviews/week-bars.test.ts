import { expect, it } from "vitest";
import { barHeight, mostOf, weeksOf } from "@/components/interviews/week-bars";

const weeks = ["2026-11-09", "2026-11-16"].map((day) => ({
  day,
  from: `${day}T00:00:00.000Z`,
  to: `${day}T00:00:00.000Z`,
}));
const data = { weeks, interviews: [{ id: 7, invited: [3, 0], completed: [1, 8] }] };

it("an interview with nobody in these weeks has them all the same", () => {
  expect(weeksOf(data, 7).map(({ invited, completed }) => [invited, completed])).toEqual([
    [3, 1],
    [0, 8],
  ]);
  expect(weeksOf(data, 8).map(({ invited, completed }) => [invited, completed])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it("one scale fits every interview, and one among hundreds can be seen", () => {
  expect(mostOf(data)).toBe(8);
  expect(mostOf({ weeks, interviews: [] })).toBe(0);
  expect(barHeight(8, 8, 20)).toBe(20);
  expect(barHeight(4, 8, 20)).toBe(10);
  expect(barHeight(1, 500, 20)).toBe(1.5);
  expect(barHeight(0, 500, 20)).toBe(0);
  expect(barHeight(0, 0, 20)).toBe(0);
});
