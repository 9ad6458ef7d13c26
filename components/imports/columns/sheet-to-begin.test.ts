import { expect, test } from "vitest";
import { guessColumns } from "@/components/imports/columns/guess-columns";
import { sheetToBegin } from "@/components/imports/columns/sheet-to-begin";
import type { Sheet } from "@/components/imports/reading/sheet";

const sheetOf = (...rows: string[][]): Sheet => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const begun = (...sheets: Sheet[]) =>
  sheetToBegin(
    sheets,
    sheets.map((sheet) => guessColumns(sheet)),
  );

const note = sheetOf(["Notes"], ["Read me first"], ["E-mail", "ask Karl"]);
const people = sheetOf(["Name", "E-Mail"], ["Ana Silva", "ana@x.example"]);

test("the sheet with addresses is taken first, wherever it stands", () => {
  expect(begun(note, people)).toBe(1);
  expect(begun(people, note)).toBe(0);
  expect(begun(sheetOf(["Name", "E-Mail"]), note, people)).toBe(2);
});

test("without addresses it is the first one that can be taken", () => {
  expect(begun({ rows: [], problem: { reason: "too_many_rows" } }, note)).toBe(1);
  expect(begun(note)).toBe(0);
});
