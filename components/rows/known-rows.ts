import type { KnownRow, ListState } from "@/components/rows/list-state";
import type { AssessmentView } from "@/lib/assessments/schema";

/** More than come while an answer is on its way. */
const mostTold = 1_000;
/** Dropped by the thousand: finding unused rows takes as long as there are rows. */
const mostUnused = 1_000;

type Rows = ListState["rows"];

export const rowOf = ({ rows }: Pick<ListState, "rows">, id: number): AssessmentView | undefined =>
  rows.get(id)?.row;

/** Answers can overtake each other: an older one doesn’t undo a newer, nor does one from before a restored backup. */
const isNewer = (row: AssessmentView, era: number, known: KnownRow | undefined): boolean =>
  known === undefined ||
  era > known.era ||
  (era === known.era && (row.version > known.row.version || isDifferent(row, known.row)));

/** People and interviews can be renamed without a new version of the row. */
const isDifferent = (row: AssessmentView, known: AssessmentView): boolean =>
  row.version === known.version && JSON.stringify(row) !== JSON.stringify(known);

/** @returns the same map if none is newer. */
export function withNewerRows(rows: Rows, told: readonly AssessmentView[], era: number): Rows {
  const newer = told.filter((row) => isNewer(row, era, rows.get(row.id)));
  if (newer.length === 0) return rows;
  const next = new Map(rows);
  for (const row of newer) if (isNewer(row, era, next.get(row.id))) next.set(row.id, { row, era });
  return next;
}

/** For answers that left the server before the feed’s message. */
export function rememberTold(
  { told, forgottenTo }: Pick<ListState, "told" | "forgottenTo">,
  rows: readonly AssessmentView[],
): Pick<ListState, "told" | "forgottenTo"> {
  if (rows.length === 0) return { told, forgottenTo };
  const next = new Map(told);
  let forgotten = forgottenTo;
  for (const { id, version } of rows) {
    const before = next.get(id) ?? 0;
    next.delete(id);
    next.set(id, Math.max(version, before));
  }
  for (const [id, version] of next) {
    if (next.size <= mostTold) break;
    next.delete(id);
    forgotten = Math.max(forgotten, version);
  }
  return { told: next, forgottenTo: forgotten };
}

export function withoutUnused(state: ListState): ListState {
  const { rows, told, opened, chosen, firstPages, list, behind, incoming, actions } = state;
  const used = new Set([...told.keys(), ...opened, ...chosen]);
  for (const { ids } of firstPages.values()) for (const id of ids) used.add(id);
  for (const held of [list, behind, incoming?.list])
    for (const { ids } of held?.pages.values() ?? []) for (const id of ids) used.add(id);
  for (const action of actions.values()) for (const id of action.rows.keys()) used.add(id);
  if (rows.size - used.size < mostUnused) return state;
  return { ...state, rows: new Map([...rows].filter(([id]) => used.has(id))) };
}
