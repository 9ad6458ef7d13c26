import { expect, it } from "vitest";
import { formatRange } from "@/components/assessments/format-range";

it("says which part of the list is in sight", () => {
  expect(formatRange(1, 50, 17)).toBe("1–17 of 17");
  expect(formatRange(1, 50, 1_284)).toBe("1–50 of 1\u202f284");
  expect(formatRange(26, 50, 1_284)).toBe("1\u202f251–1\u202f284 of 1\u202f284");
});
