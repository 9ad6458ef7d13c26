import { describe, expect, it } from "vitest";
import { performedAgain, undoOf } from "@/components/assessments/list/perform-act";
import { createAssessment } from "@/components/assessments/testing";

const at = "2026-03-01T12:00:00.000Z";
const undecided = createAssessment({ id: 1 });
const held = createAssessment({
  id: 2,
  decision: { value: "hold", by: "Ben", at, reason: { words: "Budget" } },
});
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe("undoing", () => {
  it("gives each row back the decision, and the reason, that it had", () => {
    const undo = undoOf({ rows: [undecided, held], act: { kind: "decide", decision: "reject" } });
    expect(undo.map(({ rows, act }) => [ids(rows), act])).toEqual([
      [[1], { kind: "decide", decision: "undecided", reason: undefined }],
      [[2], { kind: "decide", decision: "hold", reason: { words: "Budget" } }],
    ]);
    // What was decided here is what the recruiter has seen.
    expect(undo.flatMap(({ rows }) => rows).map(({ decision }) => decision?.value)).toEqual([
      "reject",
      "reject",
    ]);
  });

  it("after an attempt that failed is of all rows that are as asked for, whichever attempt changed them", () => {
    const archive = { kind: "archive", archived: true } as const;
    const nothing = { rows: [], undo: [], refused: [] };
    const again = performedAgain([{ rows: [undecided, held], act: archive }], nothing);
    expect([ids(again.rows), again.undo]).toEqual([
      [1, 2],
      [{ rows: [undecided, held], act: { ...archive, archived: false } }],
    ]);
    const why = { id: 2, outcome: "decided_here", decision: "advance", by: "Ben" } as const;
    const asked = [{ rows: [undecided, held], act: { kind: "decide", decision: "reject" } as const }];
    const some = performedAgain(asked, { ...nothing, refused: [{ row: held, why }] });
    expect([ids(some.rows), some.undo.map(({ rows }) => ids(rows))]).toEqual([[1], [[1]]]);
  });
});
