import { describe, expect, it } from "vitest";
import { type Archiving, staysShown, withArchiving } from "@/components/assessments/list/archivings";
import { createAssessment } from "@/components/assessments/testing";

const rows = [createAssessment({ id: 1 }), createAssessment({ id: 2 })];
const many = (turn: number): Archiving => ({ turn, rows, archived: true, state: "done" });
const one = (turn: number): Archiving => ({
  turn,
  rows: rows.slice(0, 1),
  archived: true,
  state: "done",
});
const failed = (turn: number): Archiving => ({ ...one(turn), state: "failed", error: new Error("away") });
const turns = (shown: readonly Archiving[]) => shown.map(({ turn }) => turn);

describe("what stays on show", () => {
  it("is the way back from many, and what failed", () => {
    expect(staysShown(many(1))).toBe(true);
    expect(staysShown(failed(1))).toBe(true);
    expect(staysShown(one(1))).toBe(false);
    expect(staysShown({ ...many(1), archived: false })).toBe(false);
  });
});

describe("an outcome", () => {
  it("replaces what goes by itself, and leaves what stays", () => {
    expect(turns(withArchiving([one(1)], one(2)))).toEqual([2]);
    expect(turns(withArchiving([many(1)], one(2)))).toEqual([1, 2]);
    expect(turns(withArchiving([many(1), one(2)], many(3)))).toEqual([1, 3]);
  });
  it("takes the place of the one that it undoes or tries again", () => {
    expect(turns(withArchiving([many(1), many(2)], { ...many(3), archived: false }, 1))).toEqual([2, 3]);
    expect(turns(withArchiving([failed(1)], one(2), 1))).toEqual([2]);
  });
});
