import { rowOf } from "@/components/rows/known-rows";
import type { ListState, OwnAction } from "@/components/rows/list-state";
import type { AssessmentView } from "@/lib/assessments/schema";

type Actions = ListState["actions"];

const isArchived = ({ archivedAt }: AssessmentView): boolean => archivedAt !== undefined;

/** Whether a row is as this recruiter asked for it in this tab. */
export const isAsRequested = (actions: Actions, row: AssessmentView): boolean =>
  actions.size > 0 &&
  [...actions.values()].some((action) => action.rows.has(row.id) && action.archived === isArchived(row));

/** Whether something has been asked for here of a row, and is remembered. */
export const isActedOn = (actions: Actions, id: number): boolean =>
  [...actions.values()].some(({ rows }) => rows.has(id));

/** Whether the change is this recruiter’s own: it is announced where it was asked for. */
export const isOwnChange = (actions: Actions, before: AssessmentView, now: AssessmentView): boolean =>
  isArchived(before) !== isArchived(now) && isAsRequested(actions, now);

export const beginAction = (
  state: ListState,
  rows: readonly AssessmentView[],
  archived: boolean,
): OwnAction => ({
  archived,
  state: "begun",
  rows: new Map(rows.map(({ id, version }) => [id, Math.max(version, rowOf(state, id)?.version ?? 0)])),
});

/** If nothing newer is known of them. @param archived whether to return the archived ones or those brought back. */
export function rowsAfterActions(
  state: ListState,
  ids: Iterable<number>,
  archived: boolean,
): AssessmentView[] {
  const done = [...state.actions.values()].filter((action) => action.state === "done");
  if (done.length === 0) return [];
  const rows: AssessmentView[] = [];
  for (const id of ids) {
    const action = done.findLast((one) => one.rows.has(id));
    const row = rowOf(state, id);
    if (!action || !row || action.archived !== archived || row.version > (action.rows.get(id) ?? 0)) continue;
    rows.push({ ...row, archivedAt: archived ? (row.archivedAt ?? row.createdAt) : undefined });
  }
  return rows;
}

/** Rows of this recruiter’s actions that the feed hasn’t sent since. */
export const rowsAwaitingFeed = (state: ListState): number[] =>
  [...state.actions.values()].flatMap(({ rows }) =>
    [...rows].flatMap(([id, version]) => ((rowOf(state, id)?.version ?? 0) <= version ? id : [])),
  );
