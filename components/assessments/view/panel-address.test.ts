import { expect, it } from "vitest";
import { addressOver, assessmentIdIn, listPathOf } from "@/components/assessments/view/panel-address";

it("finds the assessment in its own address, and in no other", () => {
  expect(assessmentIdIn("/assessments/12")).toBe(12);
  expect(assessmentIdIn(`/assessments/${Number.MAX_SAFE_INTEGER}`)).toBe(Number.MAX_SAFE_INTEGER);
  for (const path of [
    `/assessments/${2 ** 53}`,
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

it("opens an assessment over its list alone, not over a screen that one has gone on to", () => {
  expect(addressOver("/assessments", 12)).toBe("/assessments/12");
  expect(addressOver("/assessments/7", 12)).toBe("/assessments/12");
  for (const path of ["/assessments/new", "/interviews", "/"]) expect(addressOver(path, 12)).toBeUndefined();
});
