import type { Act, ActOn } from "@/components/assessments/list/shown-acts";
import { archiveRows } from "@/components/rows/archive-rows";
import { type DecidedRows, decideRows } from "@/components/rows/decide-rows";
import type { ListStore } from "@/components/rows/list-store";
import { withChange } from "@/components/rows/row-change";
import type { AssessmentView } from "@/lib/assessments/schema";

export type Performed = { rows: AssessmentView[]; undo: ActOn[]; refused: DecidedRows["refused"] };

/** @returns what changed, and how to undo it. @throws RequestFailure */
export async function performAct(store: ListStore, { rows, act }: ActOn): Promise<Performed> {
  if (act.kind === "archive") {
    const changed = await archiveRows(store, rows, act.archived);
    return {
      rows: changed,
      undo: [{ rows: changed, act: { ...act, archived: !act.archived } }],
      refused: [],
    };
  }
  const { changed, refused } = await decideRows(store, rows, act.decision, act.reason);
  return { rows: changed.map(({ row }) => row), undo: takingBack(act, changed), refused };
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
