import { expect, it } from "vitest";
import { fromSorting, toSorting } from "@/components/assessments/sorting";
import { assessmentSorts } from "@/lib/assessments/names";

it.each(assessmentSorts.flatMap((by) => [by, `-${by}`] as const))(
  "%s survives the way to the table and back",
  (sort) => {
    expect(fromSorting(toSorting(sort))).toBe(sort);
  },
);

it("reads the minus as descending", () => {
  expect(toSorting("-created")).toEqual([{ id: "created", desc: true }]);
  expect(toSorting("candidate")).toEqual([{ id: "candidate", desc: false }]);
});

it("is newest first where the table has no sorting, or one the server doesn't know", () => {
  expect(fromSorting([])).toBe("-created");
  expect(fromSorting([{ id: "salary", desc: false }])).toBe("-created");
});
