import { expect, test } from "vitest";
import { beginDraft } from "@/components/imports/drafting/draft-state";
import { reduceUndoable, type Undoable, type UndoableAct } from "@/components/imports/drafting/undo-draft";

const rows = ["ana@gmial.com", "bo@gmial.com"].map((cell, at) => ({ line: at + 1, cells: [cell] }));
const begun = beginDraft(
  [{ rows }],
  { hasHeader: false, headers: [""], kinds: ["email"] },
  { common: { interviewId: 7 }, suppress: false, interviews: [] },
);
const after = (...acts: UndoableAct[]) =>
  acts.reduce<Undoable>(reduceUndoable, { now: begun, past: [], isUndone: false });
const undo = { kind: "undo" } as const;
const edit = { kind: "cell", line: 1, column: 0, text: "cy@x.example" } as const;

test("an edit is taken back, and so is what was fixed for all at once", () => {
  expect(after(edit, undo)).toEqual({ now: begun, past: [], isUndone: true });
  const fixed = after(edit, { kind: "typos", lines: [2] });
  expect(fixed.now.rows.map(({ cells }) => cells[0])).toEqual(["cy@x.example", "bo@gmail.com"]);
  const { now, past } = reduceUndoable(fixed, undo);
  expect(now.rows.map(({ cells }) => cells[0])).toEqual(["cy@x.example", "bo@gmial.com"]);
  expect(past).toEqual([begun]);
});

test("what changed nothing can’t be taken back, nor what came before the beginning", () => {
  expect(after({ ...edit, text: "ana@gmial.com" }).past).toEqual([]);
  expect(after(undo).now).toBe(begun);
});
