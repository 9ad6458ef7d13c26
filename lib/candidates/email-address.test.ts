import { expect, test } from "vitest";
import { emailAddressSchema, isUnusualAddress } from "@/lib/candidates/email-address";
import { fieldText } from "@/lib/i18n/field-texts";

test.each([
  ["ana@mail.example", "ana@mail.example"],
  [" \u00a0\u2068ana@mail.example\u2069\ufeff\n", "ana@mail.example"],
  ["an\u200ca@mail.example", "ana@mail.example"],
  ["ａｎａ＠ｍａｉｌ．ｅｘａｍｐｌｅ", "ana@mail.example"],
  ["dana.o'neil@mail.example", "dana.o'neil@mail.example"],
  ["dana.o’neil@mail.example", "dana.o'neil@mail.example"],
  ["ana+jobs@mail.example", "ana+jobs@mail.example"],
])("takes %j as %s, which is usual", (typed, sent) => {
  expect(emailAddressSchema.parse(typed)).toBe(sent);
  expect(isUnusualAddress(sent)).toBe(false);
});

test.each([
  ["o&leary@mail.example", "o&leary@mail.example"],
  ["dept/anna@mail.example", "dept/anna@mail.example"],
  ["a=b@mail.example", "a=b@mail.example"],
  ["a!b@mail.example", "a!b@mail.example"],
  ["#1%{x}~`^|$*?@mail.example", "#1%{x}~`^|$*?@mail.example"],
  ["jürgen@mail.example", "jürgen@mail.example"],
  ["info@xn--e1afmkfd.xn--p1ai", "info@xn--e1afmkfd.xn--p1ai"],
  ["anna@müller.example", "anna@xn--mller-kva.example"],
  ["anna@mail.MÜLLER.example", "anna@mail.xn--mller-kva.example"],
  ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
])("takes %j as %s, which is unusual", (typed, sent) => {
  expect(emailAddressSchema.parse(typed)).toBe(sent);
  expect(isUnusualAddress(sent)).toBe(true);
});

test.each([
  "ana",
  "ana@",
  "@mail.example",
  "ana@mail",
  "ana@mail.1",
  "ana@127.0.0.1",
  "ana@@mail.example",
  "a b@mail.example",
  ".ana@mail.example",
  "ana.@mail.example",
  "a..b@mail.example",
  "ana@-mail.example",
  "ana@mail..example",
  "ana@mail.example.",
  '"a b"@mail.example',
  "ana<x>@mail.example",
  "ana@müller",
  "ana@mail.example, bo@mail.example",
  `${"a".repeat(65)}@mail.example`,
])("refuses %j", (typed) => {
  const { error } = emailAddressSchema.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([fieldText("notAnEmail")]);
});

test("asks for one that is missing, and says that one is too long", () => {
  const said = (typed: unknown) => emailAddressSchema.safeParse(typed).error?.issues[0]?.message;
  expect(said(undefined)).toBe(fieldText("enterTheirEmail"));
  expect(said(" \u200b")).toBe(fieldText("enterTheirEmail"));
  expect(said(`a@${"b.".repeat(130)}example`)).toBe(fieldText("tooLong", { max: 254 }));
});
