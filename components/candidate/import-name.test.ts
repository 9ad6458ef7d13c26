import { expect, test } from "vitest";
import { importName } from "@/components/candidate/import-name";
import { english, german } from "@/lib/i18n/testing";

const pasted = { name: "", createdAt: "2026-11-24T13:05:30.000Z" };
const berlin = { timeZone: "Europe/Berlin" };

test("imports without a name are told apart by the moment at which they were pasted", () => {
  expect(importName(pasted, { ...english, ...berlin })).toBe("Pasted on 24 Nov 2026, 14:05");
  expect(importName(pasted, { ...german, ...berlin })).toBe("Eingefügt am 24. Nov. 2026, 14:05");
});

test("whoever has a name is called by it", () => {
  expect(importName({ ...pasted, name: "Spring graduates" }, english)).toBe("Spring graduates");
});
