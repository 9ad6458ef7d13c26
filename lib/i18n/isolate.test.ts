import { expect, test } from "vitest";
import { isolate } from "@/lib/i18n/isolate";
import { english } from "@/lib/i18n/testing";

test.each(["محمد عبد الرحمن", "שרה כהן", "X שרה"])("%s keeps to itself in a sentence", (name) => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`);
  expect(english.t("selection.row", { name })).toContain(`\u2068${name}\u2069`);
  expect(english.list([name, "Ana"])).toBe(`\u2068${name}\u2069 and Ana`);
});

test.each(["Ana Silva", "小林 美咲", "Нина", "ana@example.com", "", "🎉"])("%j stays as it is", (name) => {
  expect(isolate(name)).toBe(name);
  expect(english.list([name, "Bo"])).toBe(`${name} and Bo`);
});

test("a name within a text with tags keeps to itself too, and tags stay functions", () => {
  const said = english.t.rich("invite.isInvited", { name: () => "Ana" });
  expect([said].flat().join("")).toBe("Ana is invited");
  const placed = english.t.rich("claims.saidSo", { by: "שרה", who: (by) => by, at: () => "today" });
  expect([placed].flat(9).join("")).toContain("\u2068שרה\u2069");
});
