import { changeList } from "@/components/rows/held-list";
import { rememberTold, rowOf, withNewerRows } from "@/components/rows/known-rows";
import { rowsPerPage } from "@/components/rows/list-pages";
import type { EventOf, HeldList, ListState } from "@/components/rows/list-state";
import { changesAsked, isOwnChange } from "@/components/rows/own-actions";
import { isCompletion, isIdentification, isVisible } from "@/components/rows/row-changes";
import { isWhole } from "@/components/rows/view-rules";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Opened details are kept in memory up to this many. */
const mostOpened = 300;

/** The list in sight, the one that is about to replace it, and the one behind it. */
export function mapLists(state: ListState, change: (list: HeldList) => HeldList): ListState {
  const list = state.list && change(state.list);
  const next = state.incoming && change(state.incoming.list);
  const behind = state.behind && change(state.behind);
  if (list === state.list && next === state.incoming?.list && behind === state.behind) return state;
  return { ...state, list, behind, incoming: state.incoming && next && { ...state.incoming, list: next } };
}

/**
 * Takes over rows, each in the newest version that is known.
 * @param how.isTold the feed sent them, and it leaves no change out.
 * @param how.isSilent nothing is marked or announced: what is replaced was never in sight.
 */
export function absorb(
  state: ListState,
  told: readonly AssessmentView[],
  how: { isTold: boolean; isSilent?: boolean },
): ListState {
  if (told.length === 0) return state;
  const before = (id: number) => rowOf(state, id);
  const rows = withNewerRows(state.rows, told, state.era);
  const remembered = how.isTold ? rememberTold(state, told) : {};
  const known = { ...state, ...remembered, rows };
  const newest = told.map((row) => rowOf(known, row.id) ?? row);
  const isEveryChange = how.isTold || state.isFeedBroken;
  const absorbed = mapLists(known, (list) => {
    const judged = isEveryChange ? newest : newest.filter(({ id }) => list.places.has(id));
    return changeList(known, list, judged, before);
  });
  const noticed = heard(how.isSilent ? absorbed : notice(absorbed, state, newest), how.isTold ? told : []);
  const { list, actions } = state;
  const isOwnAmongSome =
    how.isTold && list && !isWhole(list.view) && newest.some((row) => changesAsked(actions, row).length > 0);
  // The counts under a filter come only with its list.
  return isOwnAmongSome ? { ...noticed, recounts: noticed.recounts + 1 } : noticed;
}

/** What this person changed is expected only until the feed tells of it. */
function heard(state: ListState, told: readonly AssessmentView[]): ListState {
  if (!told.some(({ id }) => state.expected.has(id))) return state;
  const expected = new Set(state.expected);
  for (const { id } of told) expected.delete(id);
  return { ...state, expected };
}

export function takeRow(state: ListState, { row, era }: EventOf<"rowCame">): ListState {
  const known =
    era === state.era
      ? absorb(state, [row], { isTold: false })
      : { ...state, rows: withNewerRows(state.rows, [row], era) };
  const opened = new Set(state.opened);
  opened.delete(row.id);
  opened.add(row.id);
  const forgotten = opened.size > mostOpened ? [...opened].slice(0, opened.size - mostOpened) : [];
  for (const id of forgotten) opened.delete(id);
  return { ...known, opened };
}

/** Marks and announces what looks different in sight. */
function notice(state: ListState, was: ListState, rows: readonly AssessmentView[]): ListState {
  const { list, pagesInSight, actions, expected } = state;
  if (!list || state.shownViewKey !== list.viewKey) return state;
  const isInSight = (id: number) => {
    const place = list.places.get(id);
    return (
      place !== undefined && !list.removed.has(id) && pagesInSight.includes(Math.floor(place / rowsPerPage))
    );
  };
  const seen = rows.flatMap((now) => {
    const known = was.rows.get(now.id);
    const isNewer = now.version > (known?.row.version ?? 0) || known?.era !== state.era;
    if (!known || !isNewer || !isInSight(now.id)) return [];
    const change = { before: known.row, now };
    const isOwn = expected.has(now.id) || isOwnChange(actions, known.row, now);
    return isVisible(change) && !isOwn && !isIdentification(change) ? [change] : [];
  });
  if (seen.length === 0) return state;
  const changes = { position: list.position, rows: seen.filter((change) => !isCompletion(change)) };
  return {
    ...mark(
      state,
      seen.map(({ now }) => now.id),
    ),
    changes,
  };
}

export function mark(state: ListState, ids: readonly number[]): ListState {
  if (ids.length === 0) return state;
  const turn = state.turn + 1;
  const marked = new Map(state.marked);
  for (const id of ids) marked.set(id, turn);
  return { ...state, turn, marked };
}

export function fade(state: ListState, turn: number): ListState {
  const marked = new Map([...state.marked].filter(([, by]) => by !== turn));
  return marked.size === state.marked.size ? state : { ...state, marked };
}
