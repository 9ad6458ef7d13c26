import { expect, test } from "vitest";
import { safeNextPath } from "@/lib/auth/signing-in/safe-next-path";

test.each(["/assessments/7", "/assessments?status=pending&q=a%20b", "/settings"])("%s is ours", (path) => {
  expect(safeNextPath(path)).toBe(path);
});

test.each([
  undefined,
  null,
  "",
  "assessments",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%5C/../\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "javascript:alert(1)",
  "/api/auth/signout",
])("%j leads home", (path) => {
  expect(safeNextPath(path)).toBe("/assessments");
});
