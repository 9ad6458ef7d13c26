import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { type Column, type Columns, headerOf, linesOf, tableOf } from "@/lib/csv";
import { runs } from "@/lib/testing-deep";

const columns: Column<string>[] = [["Detail", (text) => text]];
const written = (text: string) => linesOf(columns, [text]);

/** The rule as one pattern, which is easier to believe and takes the square of a text's blanks. */
const rule = /(?<=[;\t\r\n][\p{White_Space}\p{Cc}\p{Cf}"]*)(?=[=+\-@|＝＋－＠])/gu;

test("a sign where a cell could begin gets its apostrophe, and nothing else changes", () => {
  const letters = [..."=+-@|＝;;\t\r\n \"x'\u00a0\u200b\u0001\ud800é😀\u{e0020}"];
  const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((some) => `a${some.join("")}`);
  fc.assert(
    fc.property(anyText, (text) => {
      const cell = text.replace(rule, "'");
      const expected = /["\r\n,]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
      expect(written(text)).toBe(`${expected}\r\n`);
    }),
    runs(2_000),
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

const prose: Columns<string> = [
  ["Message", (text) => text, "prose"],
  ["Name", () => "Ana"],
];
const letters = [..."=+-@|;,\t\r\n \"'x4"];
const anyProse = fc.array(fc.constantFrom(...letters), { maxLength: 14 }).map((some) => some.join(""));

test("a header from somebody’s file is as harmless as a cell", () => {
  const titles = ["=HYPERLINK(1)", "@SUM(1)", "Note;=cmd"];
  const header = headerOf<number>(titles.map((title): [string, () => string] => [title, () => ""]));
  expect(header).toBe(`\ufeff"'=HYPERLINK(1)","'@SUM(1)",Note;'=cmd\r\n`);
});

test("prose comes back as it was written, but for an apostrophe where it begins like a formula", () => {
  fc.assert(
    fc.property(anyProse, (text) => {
      const isFormula = /^\s*[=+\-@|]|^[\t\r\n]/.test(text);
      const expected = [isFormula ? `'${text}` : text, "Ana"];
      expect(Papa.parse(linesOf(prose, [text]), { delimiter: ",", newline: "\r\n" }).data[0]).toEqual(
        expected,
      );
      expect(Papa.parse(tableOf(prose, [text]), { delimiter: "\t", newline: "\r\n" }).data[1]).toEqual(
        expected,
      );
    }),
    runs(2_000),
  );
});

/** What a spreadsheet makes of a file: quotes count where they begin a cell, and only there. */
function cellsSplitAt(separator: string, file: string): string[] {
  const cells = [""];
  let state: "begins" | "quoted" | "plain" = "begins";
  for (let at = 0; at < file.length; at += 1) {
    const letter = file.charAt(at);
    if (state === "quoted") {
      if (letter !== '"') cells.push(`${cells.pop()}${letter}`);
      else if (file.charAt(at + 1) === '"') {
        cells.push(`${cells.pop()}"`);
        at += 1;
      } else state = "plain";
    } else if (state === "begins" && letter === '"') state = "quoted";
    else if (letter === separator || letter === "\n" || letter === "\r") {
      cells.push("");
      state = "begins";
    } else {
      cells.push(`${cells.pop()}${letter}`);
      state = "plain";
    }
  }
  return cells;
}

test.each([",", ";", "\t"])("no spreadsheet that splits at “%s” finds a formula in prose", (separator) => {
  fc.assert(
    fc.property(anyProse, anyProse, (text, other) => {
      const cells = cellsSplitAt(separator, linesOf(prose, [text, other]));
      expect(cells.filter((cell) => /^\s*[=+\-@|]/.test(cell))).toEqual([]);
    }),
    runs(2_000),
  );
});
