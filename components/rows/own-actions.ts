import { rowOf } from "@/components/rows/known-rows";
import type { ListState, OwnAction } from "@/components/rows/list-state";
import { type ActedOn, isSo, type RowChange, withChange } from "@/components/rows/row-change";
import type { AssessmentView } from "@/lib/assessments/schema";

type Actions = ListState["actions"];

/** The changes with which a row is as this recruiter asked for it in this tab. */
export const changesAsked = (actions: Actions, row: AssessmentView): RowChange[] =>
  actions.size === 0
    ? []
    : [...actions.values()].flatMap(({ rows, change }) =>
        rows.has(row.id) && isSo(row, change) ? [change] : [],
      );

/** Whether something has been asked for here of a row, and is remembered. */
export const isActedOn = (actions: Actions, id: number): boolean =>
  [...actions.values()].some(({ rows }) => rows.has(id));

/** Whether the change is this recruiter’s own: it is announced where it was asked for. */
export const isOwnChange = (actions: Actions, before: AssessmentView, now: AssessmentView): boolean =>
  [...actions.values()].some(
    ({ rows, change }) => rows.has(now.id) && isSo(now, change) && !isSo(before, change),
  );

export const beginAction = (
  state: ListState,
  rows: readonly AssessmentView[],
  change: RowChange,
): OwnAction => ({
  change,
  state: "begun",
  rows: new Map(rows.map(({ id, version }) => [id, Math.max(version, rowOf(state, id)?.version ?? 0)])),
});

/** A decision counts at once, as does who is responsible: the next one may be made before the answer. */
const counts = ({ state, change }: OwnAction): boolean =>
  state === "done" || (state === "begun" && change.kind !== "archive");

/** Rows as this recruiter’s last act leaves them, if nothing newer is known of them. */
export function rowsAfterActions(state: ListState, ids: Iterable<number>): ActedOn[] {
  const done = [...state.actions.values()].filter(counts);
  if (done.length === 0) return [];
  const rows: ActedOn[] = [];
  for (const id of ids) {
    const action = done.findLast((one) => one.rows.has(id));
    const row = rowOf(state, id);
    if (!action || !row || row.version > (action.rows.get(id) ?? 0)) continue;
    rows.push({ row: withChange(row, action.change), change: action.change });
  }
  return rows;
}

/** Rows of this recruiter’s actions that the feed hasn’t sent since. */
export const rowsAwaitingFeed = (state: ListState): number[] =>
  [...state.actions.values()].flatMap(({ rows }) =>
    [...rows].flatMap(([id, version]) => ((rowOf(state, id)?.version ?? 0) <= version ? id : [])),
  );
