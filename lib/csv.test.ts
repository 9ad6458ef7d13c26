import fc from "fast-check";
import { expect, test } from "vitest";
import { type Column, linesOf } from "@/lib/csv";

const columns: Column<string>[] = [["Detail", (text) => text]];
const written = (text: string) => linesOf(columns, [text]);

/** The rule as one pattern, which is easier to believe and takes the square of a text's blanks. */
const rule = /(?<=[;\t\r\n][\p{White_Space}\p{Cc}\p{Cf}"]*)(?=[=+\-@|＝＋－＠])/gu;

test("a sign where a cell could begin gets its apostrophe, and nothing else changes", () => {
  const letters = [..."=+-@|＝;;\t\r\n \"x'\u00a0\u200b\u0001\ud800é😀"];
  const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((some) => `a${some.join("")}`);
  fc.assert(
    fc.property(anyText, (text) => {
      const cell = text.replace(rule, "'");
      const expected = /["\r\n,]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
      expect(written(text)).toBe(`${expected}\r\n`);
    }),
    { numRuns: 2_000 },
  );
});

// A mebibyte each: one that took the square of it would not end today.
test.each([
  ["blanks", " "],
  ["tabs", "\t"],
  ["line breaks", "\r\n"],
  ["semicolons", ";"],
  ["quotes", '"'],
  ["marks nobody sees", "\u200b"],
  ["semicolons and blanks", "; "],
  ["signs", "="],
])("a very long cell of %s is written in one go", (_title, part) => {
  const text = `x;${part.repeat((1024 * 1024) / part.length)}`;
  for (const cell of [text, `${text}=1`, text.slice(2)])
    expect(written(cell).length).toBeGreaterThan(1024 * 1024);
});
