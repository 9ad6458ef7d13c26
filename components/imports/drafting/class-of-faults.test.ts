import { expect, test } from "vitest";
import { sortOut } from "@/components/imports/checking/sort-out";
import { classesOfFaults } from "@/components/imports/drafting/class-of-faults";
import { beginDraft, type DraftState, reduceDraft } from "@/components/imports/drafting/draft-state";

const begin = (...cells: string[][]) =>
  beginDraft(
    [{ rows: cells.map((row, at) => ({ line: at + 1, cells: row })) }],
    { hasHeader: false, headers: ["", ""], kinds: ["email", "phoneNumber"] },
    { common: { interviewId: 7 }, suppress: false, interviews: [] },
  );
const state = begin(
  ["ana@x.example", "12"],
  ["bo@x.example", "n/a"],
  ["cy", "0170 1234567"],
  ["di", "13"],
  ["ed@x.example", ""],
);
const classes = ({ rows: all, checks, columns }: DraftState) =>
  classesOfFaults(sortOut(all, checks, new Map()).rows, checks, columns);

test("rows with the same fault in the same column are decided at once, and a single one is mended at its cell", () => {
  expect(classes(state)).toMatchObject([
    { column: 0, lines: [3, 4], without: undefined },
    { column: 1, lines: [1, 4], without: "phoneNumber" },
  ]);
  const mended = reduceDraft(state, { kind: "cell", line: 3, column: 0, text: "cy@x.example" });
  expect(classes(mended)).toMatchObject([{ column: 1 }]);
});

test("two faults of one column are two, in the order of the file", () => {
  expect(classes(begin(["cy"], [""], ["di"], [""]))).toMatchObject([
    { column: 0, lines: [1, 3], fault: "This doesn’t look like an e-mail address." },
    { column: 0, lines: [2, 4], fault: "Enter the candidate’s e-mail address." },
  ]);
});

test("numbers that can’t be used are emptied, and what else is wrong with a row stays", () => {
  const without = reduceDraft(state, { kind: "empty", lines: [1, 2, 4], column: 1 });
  expect(without.rows.map(({ cells }) => cells[1])).toEqual(["", "", "0170 1234567", "", ""]);
  expect(classes(without)).toMatchObject([{ column: 0, lines: [3, 4] }]);
  const out = reduceDraft(without, { kind: "skip", lines: [3, 4], skip: "by_hand" });
  expect(classes(out)).toEqual([]);
});
