import type { Act, ActOn, Refused } from "@/components/assessments/list/shown-acts";
import { archiveRows } from "@/components/rows/archive-rows";
import { type AssignedRows, assignRows } from "@/components/rows/assign-rows";
import { type DecidedRows, decideRows } from "@/components/rows/decide-rows";
import type { ListStore } from "@/components/rows/list-store";
import { withChange } from "@/components/rows/row-change";
import type { AssessmentView } from "@/lib/assessments/schema";

export type Performed = { rows: AssessmentView[]; undo: ActOn[]; refused: Refused[] };

/** @returns what changed, and how to undo it. @throws RequestFailure */
export async function performAct(store: ListStore, { rows, act }: ActOn): Promise<Performed> {
  switch (act.kind) {
    case "archive": {
      const changed = await archiveRows(store, rows, act.archived);
      return { rows: changed, undo: undoOf({ rows: changed, act }), refused: [] };
    }
    case "assign": {
      const { changed, refused } = await assignRows(store, rows, act.assignee);
      return { rows: changed.map(({ row }) => row), undo: givingBack(act, changed), refused };
    }
    case "decide": {
      const { changed, refused } = await decideRows(store, rows, act.decision, act.reason);
      return { rows: changed.map(({ row }) => row), undo: takingBack(act, changed), refused };
    }
    default:
      return act satisfies never;
  }
}

/** How to undo an act on rows. @param rows as they were before it. */
export function undoOf({ rows, act }: ActOn): ActOn[] {
  switch (act.kind) {
    case "archive":
      return [{ rows, act: { ...act, archived: !act.archived } }];
    case "assign":
      return givingBack(
        act,
        rows.map((row) => ({ row, before: row.assignee ?? null })),
      );
    case "decide":
      return takingBack(
        act,
        rows.map((row) => ({
          row,
          before: row.decision?.value ?? "undecided",
          reasonBefore: row.decision?.reason,
        })),
      );
    default:
      return act satisfies never;
  }
}

/**
 * What a repeated attempt came to: the one that failed may have changed some of the rows already, and then they are
 * as asked for, and undone with the others. @param asked with the rows as they were before both.
 */
export function performedAgain(asked: readonly ActOn[], { refused }: Performed): Performed {
  const isRefused = new Set(refused.map(({ row }) => row.id));
  const done = asked.map(({ rows, act }) => ({ rows: rows.filter(({ id }) => !isRefused.has(id)), act }));
  return { rows: done.flatMap(({ rows }) => [...rows]), undo: done.flatMap(undoOf), refused };
}

/** Rows that were decided alike are taken back together. */
function takingBack(act: Extract<Act, { kind: "decide" }>, changed: DecidedRows["changed"]): ActOn[] {
  const groups = new Map<string, { rows: AssessmentView[]; act: Act }>();
  for (const { row, before, reasonBefore } of changed) {
    const key = JSON.stringify([before, reasonBefore]);
    const group = groups.get(key) ?? {
      rows: [],
      act: { kind: "decide", decision: before, reason: reasonBefore },
    };
    group.rows.push(withChange(row, act));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Rows that had the same colleague are given back together. */
function givingBack(act: Extract<Act, { kind: "assign" }>, changed: AssignedRows["changed"]): ActOn[] {
  const groups = new Map<string | undefined, { rows: AssessmentView[]; act: Act }>();
  for (const { row, before } of changed) {
    const group = groups.get(before?.id) ?? { rows: [], act: { kind: "assign", assignee: before } };
    group.rows.push(withChange(row, act));
    groups.set(before?.id, group);
  }
  return [...groups.values()];
}
