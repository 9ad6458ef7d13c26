import { expect, it } from "vitest";
import { interviewOptions } from "@/components/candidate/fields/interview-options";

const interviews = (count: number, retired: number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Interview ${index + 1}`,
    pending: 0,
    recommended: 0,
    notRecommended: 0,
    retired: retired.includes(index + 1),
  }));
const headings = { recent: "Recent", others: "Others" };
const shown = (...given: [ReturnType<typeof interviews>, number[]]) =>
  interviewOptions(...given, headings).map(({ value, group }) => [Number(value), group]);

it("puts the lately used first, each once, and leaves retired ones out", () => {
  expect(shown(interviews(6, [2]), [4, 2, 1])).toEqual([
    [4, "Recent"],
    [1, "Recent"],
    [3, "Others"],
    [5, "Others"],
    [6, "Others"],
  ]);
});

it("has no headings for a few, for none used, or for all of them used", () => {
  expect(shown(interviews(3), [2])).toEqual([
    [2, undefined],
    [1, undefined],
    [3, undefined],
  ]);
  expect(shown(interviews(6), []).every(([, group]) => group === undefined)).toBe(true);
});
