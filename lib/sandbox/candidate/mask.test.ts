import { expect, it } from "vitest";
import { maskEmail, maskName } from "@/lib/sandbox/candidate/mask";

it.each([
  ["priya.raman@example.com", "p•••n@example.com"],
  ["abc@example.com", "a•••@example.com"],
  ["a@example.com", "a•••@example.com"],
  ["健太郎渡辺@example.com", "健•••辺@example.com"],
])("masks %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it("shows a first name and no more than the initial of the last", () => {
  expect(maskName("Priya", "Raman")).toBe("Priya R.");
  expect(maskName("Priya", null)).toBe("Priya");
  expect(maskName(null, "Raman")).toBeUndefined();
});
