import { expect, test } from "vitest";
import { english, german } from "@/lib/i18n/testing";

const integers = [0, 7, -7, 999, 1_000, -1_000, 20_000, 123_456_789, Number.MAX_SAFE_INTEGER];
const others = [-0, 0.5, 1_234.5, -1_234.567, 1e21];

test("digits are grouped as the language does", () => {
  const asIntl = new Intl.NumberFormat("de-DE");
  for (const value of [...integers, ...others]) expect(german.number(value)).toBe(asIntl.format(value));
});

test("English digits are grouped by a narrow space", () => {
  const asIntl = new Intl.NumberFormat("en-GB");
  for (const value of [...integers, ...others])
    expect(english.number(value)).toBe(asIntl.format(value).replaceAll(",", "\u202f"));
});
