import { expect, test } from "vitest";
import { fold, foldEmail } from "@/lib/db/fold";

test.each([
  ["Müller", "muller"],
  ["O’Neil", "oneil"],
  ["O'Neil", "oneil"],
  ["  Ana   María ", "ana maria"],
  ["Łukasz Grzegorz", "lukasz grzegorz"],
  ["Straße", "strasse"],
  ["渡辺 健", "渡辺 健"],
])("%s folds to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("addresses compare without case, and keep what makes them differ", () => {
  expect(foldEmail(" Ana@Example.COM ")).toBe("ana@example.com");
  expect(foldEmail("müller@example.com")).not.toBe(foldEmail("muller@example.com"));
});
