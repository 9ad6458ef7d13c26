import { describe, expect, it } from "vitest";
import {
  type DoneAct,
  type ShownAct,
  staysShown,
  withAct,
  withDone,
} from "@/components/assessments/list/shown-acts";
import { createAssessment } from "@/components/assessments/testing";

const rows = [createAssessment({ id: 1 }), createAssessment({ id: 2 })];
const archive = { kind: "archive", archived: true } as const;
const done = { state: "done", undo: [], refused: [] } as const;
const many = (turn: number): ShownAct => ({ turn, notice: turn, rows, act: archive, ...done });
const one = (turn: number): ShownAct => ({ ...many(turn), rows: rows.slice(0, 1) });
const failed = (turn: number): ShownAct => ({
  turn,
  notice: turn,
  rows,
  act: archive,
  state: "failed",
  again: [],
  error: new Error("away"),
});
const turns = (shown: readonly ShownAct[]) => shown.map(({ turn }) => turn);

describe("what stays on show", () => {
  it("is the way back from many, what failed, and whom a colleague had decided on", () => {
    expect(staysShown(many(1))).toBe(true);
    expect(staysShown(failed(1))).toBe(true);
    expect(staysShown(one(1))).toBe(false);
    expect(staysShown({ ...many(1), act: { ...archive, archived: false } })).toBe(false);
    expect(staysShown({ ...many(1), act: { kind: "decide", decision: "hold" } })).toBe(true);
    const why = { id: 2, outcome: "decided_here", decision: "hold", by: "Ben Ito" } as const;
    expect(staysShown({ ...one(1), ...done, refused: [{ row: createAssessment({ id: 2 }), why }] })).toBe(
      true,
    );
  });
});

describe("an outcome", () => {
  it("replaces what goes by itself, and leaves what stays", () => {
    expect(turns(withAct([one(1)], one(2)))).toEqual([2]);
    expect(turns(withAct([many(1)], one(2)))).toEqual([1, 2]);
    expect(turns(withAct([many(1), one(2)], many(3)))).toEqual([1, 3]);
  });
  it("takes the place of the one that it undoes or tries again", () => {
    expect(turns(withAct([many(1), many(2)], one(3), 1))).toEqual([2, 3]);
    expect(turns(withAct([failed(1)], one(2), 1))).toEqual([2]);
  });
});

describe("what can be undone", () => {
  const doneAt = (turn: number): DoneAct => ({
    ...one(turn),
    ...done,
    undo: [{ rows, act: { ...archive, archived: false } }],
  });
  const [first, second] = [doneAt(1), doneAt(2)];
  it("is in the order in which it was begun, whichever answer came first", () => {
    expect(turns(withDone(withDone([], second), first))).toEqual([1, 2]);
  });
  it("is not what undoes something, and again what couldn’t be undone", () => {
    const undoing = { ...doneAt(3), undoes: second };
    expect(turns(withDone([first], undoing, 2))).toEqual([1]);
    expect(turns(withDone([first], { ...failed(3), undoes: second }, 2))).toEqual([1, 2]);
  });
  it("is what was tried again or explained, once, and nothing that changed nothing", () => {
    expect(turns(withDone([first, second], doneAt(3), 2))).toEqual([1, 3]);
    expect(turns(withDone([first], { ...one(2), ...done }))).toEqual([1]);
    expect(turns(withDone([first], failed(2)))).toEqual([1]);
  });
});
