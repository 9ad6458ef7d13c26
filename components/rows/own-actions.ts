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

const isOlder = (row: AssessmentView, { rows }: OwnAction): boolean =>
  row.version <= (rows.get(row.id) ?? -1);

/** A row as this recruiter’s acts leave it, if nothing newer is known of it. */
export const rowAsAsked = ({ actions }: Pick<ListState, "actions">, row: AssessmentView): AssessmentView =>
  [...actions.values()].reduce(
    (now, action) => (counts(action) && isOlder(row, action) ? withChange(now, action.change) : now),
    row,
  );

/** Rows as this recruiter’s acts leave them, with the last act, if nothing newer is known of them. */
export function rowsAfterActions(state: ListState, ids: Iterable<number>): ActedOn[] {
  const done = [...state.actions.values()].filter(counts);
  if (done.length === 0) return [];
  const rows: ActedOn[] = [];
  for (const id of ids) {
    const action = done.findLast((one) => one.rows.has(id));
    const row = rowOf(state, id);
    if (!action || !row || !isOlder(row, action)) continue;
    rows.push({ row: rowAsAsked(state, row), change: action.change });
  }
  return rows;
}

/**
 * A row that the feed tells of. Where that is what an earlier act of this recruiter made of it, and a later one is
 * still to be told, it is as the later one leaves it.
 * @param before how it was known.
 */
export function asAskedLast(
  actions: Actions,
  row: AssessmentView,
  before: AssessmentView | undefined,
): AssessmentView {
  const own = [...actions.values()].filter(({ rows }) => rows.has(row.id));
  const last = own.at(-1);
  if (!last || own.length === 1 || !counts(last) || isSo(row, last.change)) return row;
  const isTold = before !== undefined && !isOlder(before, last) && isSo(before, last.change);
  const isEarlier = own.some(({ change }) => change.kind === last.change.kind && isSo(row, change));
  return isEarlier && !isTold ? withChange(row, last.change) : row;
}

/** Whether an act on one of these rows is still on its way that began before this one. */
export function isAfterOthers({ actions }: Pick<ListState, "actions">, id: string): boolean {
  const own = actions.get(id);
  for (const [other, { state, rows }] of actions) {
    if (other === id || !own) return false;
    if (state === "begun" && [...own.rows.keys()].some((row) => rows.has(row))) return true;
  }
  return false;
}

/** Rows of this recruiter’s actions that the feed hasn’t sent since. */
export const rowsAwaitingFeed = (state: ListState): number[] =>
  [...state.actions.values()].flatMap(({ rows }) =>
    [...rows].flatMap(([id, version]) => ((rowOf(state, id)?.version ?? 0) <= version ? id : [])),
  );
