import { expect, it } from "vitest";
import { formatLength } from "@/components/assessments/view/table-words";
import { english } from "@/lib/i18n/testing";

it("is told as far as it was counted", () => {
  expect(formatLength({ count: 1_284, isExact: true }, english)).toBe("1,284");
  expect(formatLength({ count: 1_700, isExact: false }, english)).toBe("1,000+");
});
