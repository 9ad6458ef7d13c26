import { expect, it } from "vitest";
import { assessmentIdIn, listPathOf } from "@/components/assessments/panel-address";

it("finds the assessment in its own address, and in no other", () => {
  expect(assessmentIdIn("/assessments/12")).toBe(12);
  for (const path of [
    "/assessments",
    "/assessments/new",
    "/assessments/012",
    "/assessments/12/x",
    "/interviews/12",
  ])
    expect(assessmentIdIn(path)).toBeUndefined();
});

it("takes an assessment’s address for its list’s", () => {
  expect(listPathOf("/assessments/12")).toBe("/assessments");
  expect(listPathOf("/assessments/new")).toBe("/assessments/new");
});
