import { rowOf } from "@/components/rows/known-rows";
import { endBy, joinLengths, rowsPerPage } from "@/components/rows/list-pages";
import {
  asOfList,
  type FirstPage,
  type HeldList,
  type HeldPage,
  keyOf,
  type ListState,
  type PageRequest,
  versionOf,
} from "@/components/rows/list-state";
import {
  asAskedLast,
  changesAsked,
  isActedOn,
  rowsAfterActions,
  rowsAwaitingFeed,
} from "@/components/rows/own-actions";
import { moveRows, noneRemoved, placesOf, removedBefore } from "@/components/rows/removed-rows";
import type { ActedOn, RowChange } from "@/components/rows/row-change";
import { isAmong, type Stretch } from "@/components/rows/view-rules";
import { addWaiting, nothingWaits } from "@/components/rows/waiting-rows";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentPage, AssessmentView, ViewQuery } from "@/lib/assessments/schema";

/** Thousands of pages would cost too much memory. */
const mostPages = 50;

const noIds: ReadonlySet<number> = new Set();

export const firstPageOf = (view: ViewQuery, page: AssessmentPage, era: number): FirstPage => ({
  view,
  position: page.version,
  era,
  ids: page.assessments.map(({ id }) => id),
  nextCursor: page.nextCursor,
  length: joinLengths({ count: page.total, isExact: page.totalIsExact }, endBy(0, page)),
});

/** @param page with as many rows as were drawn. */
export function partOf(view: ViewQuery, page: AssessmentPage, era: number): FirstPage {
  const first = firstPageOf(view, page, era);
  const isPart = page.nextCursor !== undefined && page.assessments.length < rowsPerPage;
  // The cursor leads to the middle of the first page.
  return isPart
    ? { ...first, isPart, nextCursor: undefined, length: { count: page.total, isExact: page.totalIsExact } }
    : first;
}

/** @param answer the first page’s rows, if they have just been fetched. */
export function beginList(
  state: ListState,
  first: FirstPage,
  isSettled: boolean,
  answer: readonly AssessmentView[] = [],
): HeldList {
  const { view, position, era, ids, nextCursor, length, isFoundHere, isPart } = first;
  const empty: HeldList = {
    view,
    viewKey: keyOf(view),
    position,
    era,
    pages: new Map(),
    failed: noIds,
    starts: new Map(),
    places: new Map(),
    length,
    removed: noneRemoved,
    waiting: nothingWaits,
    countedBy: 0,
    hasShrunk: false,
    ownVersion: 0,
    isSettled,
    isFoundHere,
    isPart,
  };
  const begun = withPage(empty, 0, ids, nextCursor);
  return catchUp(state, isPart ? withOpenEnd(begun) : begun, ids, answer, true);
}

export function placePage(
  state: ListState,
  list: HeldList,
  request: PageRequest,
  { assessments, nextCursor, version }: AssessmentPage,
): HeldList {
  const ids = assessments.map(({ id }) => id);
  const countedBy =
    request.after === undefined ? Math.max(list.countedBy, versionOf(version)) : list.countedBy;
  const placing = { ...withPage(list, request.page, ids, nextCursor), countedBy };
  const placed = withGapSaid(catchUp(state, placing, ids, assessments, false));
  return isAdjacent(state, list, request)
    ? placed
    : { ...placed, ownVersion: Math.max(placed.ownVersion, asOfList(list) + 1) };
}

/** A page asked for by number may not follow the one before it, while rows before it leave by this recruiter’s acts, or come back. */
function isAdjacent(state: ListState, list: HeldList, { page, after, removed }: PageRequest): boolean {
  if (after !== undefined) return true;
  if (removedBefore(list.removed, page) !== removed) return false;
  return rowsAwaitingFeed(state).every((id) => {
    const place = list.places.get(id);
    return place === undefined || place >= page * rowsPerPage;
  });
}

/** A page that was counted off after something had left doesn't follow on the one before it. */
function withGapSaid(list: HeldList): HeldList {
  const hasGap = list.hasShrunk && list.countedBy > asOfList(list);
  return hasGap ? outdate(list, asOfList(list) + 1) : list;
}

const outdate = (list: HeldList, version: number): HeldList =>
  list.waiting.outdatedBy >= version ? list : { ...list, waiting: { ...list.waiting, outdatedBy: version } };

function withPage(list: HeldList, number: number, ids: readonly number[], nextCursor?: string): HeldList {
  const pages = new Map(list.pages);
  pages.set(number, { ids, end: endBy(number, { assessments: ids, nextCursor }) });
  const starts = new Map(list.starts);
  if (nextCursor !== undefined && !starts.has(number + 1)) starts.set(number + 1, nextCursor);
  const places = new Map(list.places);
  let { waiting } = list;
  for (const [at, id] of ids.entries()) {
    if (!places.has(id)) places.set(id, number * rowsPerPage + at);
    // The row has moved between two pages: its second place stays empty until the list is let in.
    else waiting = { ...waiting, outdatedBy: Math.max(waiting.outdatedBy, asOfList(list) + 1) };
  }
  const ends = [...pages].filter(([page]) => page > 0).map(([, { end }]) => end);
  const failed = withoutFailed(list, (page) => page !== number);
  return { ...list, pages, failed, starts, places, waiting, length: joinLengths(list.length, ...ends) };
}

const withOpenEnd = (list: HeldList): HeldList => ({
  ...list,
  pages: new Map(
    [...list.pages].map(([page, { ids, end }]) => [page, { ids, end: { ...end, isEnd: false } }]),
  ),
});

const withoutFailed = ({ failed }: HeldList, keeps: (page: number) => boolean): HeldList["failed"] => {
  const kept = [...failed].filter(keeps);
  return kept.length === failed.size ? failed : new Set(kept);
};

/** A list with the further pages of another, which is as of the same version, and in which nothing has changed. */
export function withPagesOf(state: ListState, list: HeldList, part: HeldList): HeldList {
  let joined: HeldList = { ...list, countedBy: part.countedBy, hasShrunk: part.hasShrunk };
  for (const [number, { ids, end }] of part.pages) {
    if (list.pages.has(number)) continue;
    const nextCursor = end.isEnd ? undefined : part.starts.get(number + 1);
    joined = catchUp(state, withPage(joined, number, ids, nextCursor), ids, [], false);
  }
  return joined;
}

/** Where a page couldn’t be loaded, the list that takes another’s place says so from the beginning. */
export function withFailedOf(list: HeldList, before: HeldList): HeldList {
  const failed = [...before.failed].filter((page) => !list.pages.has(page) && !list.failed.has(page));
  return failed.length === 0 ? list : { ...list, failed: new Set([...list.failed, ...failed]) };
}

/** The rest of a first page of which only a part came. */
export const failFirstPage = (list: HeldList): HeldList =>
  list.isPart && !list.failed.has(0) ? { ...list, failed: new Set([...list.failed, 0]) } : list;

export const failPage = (list: HeldList, page: number): HeldList =>
  list.failed.has(page) || list.pages.has(page) ? list : { ...list, failed: new Set([...list.failed, page]) };

/** Applies what the feed sent, or the recruiter did, while rows were being fetched. */
function catchUp(
  state: ListState,
  list: HeldList,
  ids: readonly number[],
  answer: readonly AssessmentView[],
  isNew: boolean,
): HeldList {
  const answered = new Map(answer.map((row) => [row.id, row]));
  const changed: AssessmentView[] = [];
  for (const [id, was] of answered) {
    const now = rowOf(state, id);
    if (now && now.version > was.version) changed.push(now);
  }
  if (isNew) {
    for (const [id, version] of state.told) {
      const now = rowOf(state, id);
      if (version <= asOfList(list) || answered.has(id) || !now) continue;
      changed.push(now);
    }
  }
  const before = (id: number) => answered.get(id) ?? rowOf(state, id);
  const current = changeList(state, list, changed, before);
  const known = removeByActions(state, current, ids);
  const { waiting } = known;
  if (!isNew || asOfList(list) >= state.forgottenTo) return known;
  return { ...known, waiting: { ...waiting, outdatedBy: Math.max(waiting.outdatedBy, state.forgottenTo) } };
}

/**
 * Applies changed rows: in place, held back, or removed where this recruiter’s own act took them out of the list.
 * @param told as they are now. @param before how each was.
 */
export function changeList(
  state: ListState,
  list: HeldList,
  told: readonly AssessmentView[],
  before: (id: number) => AssessmentView | undefined,
): HeldList {
  if (list.era !== state.era || told.length === 0) return list;
  const { view, waiting, ownVersion } = list;
  const asOf = asOfList(list);
  const changed = told.map((row) => asAskedLast(state.actions, row, before(row.id)));
  const own = told.flatMap((row, at) =>
    changesAsked(state.actions, row).map((change) => ({ row: changed[at] ?? row, change })),
  );
  const moved = moveRows(list.removed, view, own, (id) => list.places.get(id));
  const { removed, at } = moved;
  // New rows wait to be let in, even if this recruiter has changed them.
  const elsewhere = new Set(moved.elsewhere.filter((row) => row.firstSeenVersion <= asOf));
  const shown = (id: number) => (removed.has(id) || !list.places.has(id) ? undefined : before(id));
  const others = changed.filter((row) => !elsewhere.has(row));
  const stretches = stretchesOf(state, list);
  const known = (row: AssessmentView) => {
    const was = before(row.id);
    return was === row ? undefined : was;
  };
  const mayEnter = (row: AssessmentView) =>
    !(removed.has(row.id) && isActedOn(state.actions, row.id)) && isAmong(view, stretches, row, known(row));
  const waits = addWaiting(waiting, view, asOf, shown, others, mayEnter);
  const by = Math.max(ownVersion, ...[...elsewhere].map(({ version }) => version));
  const hasShrunk =
    list.hasShrunk || others.some((row) => !list.places.has(row.id) && hasLeft(list, row, known(row)));
  if (at === undefined && waits === waiting && by === ownVersion && hasShrunk === list.hasShrunk) return list;
  return withGapSaid({
    ...list,
    removed,
    waiting: waits,
    hasShrunk,
    ownVersion: by,
    ...nextFocusAt(list, removed, at, own),
  });
}

/** Whether a row that isn't at hand may have left the list since. */
const hasLeft = (list: HeldList, row: AssessmentView, before: AssessmentView | undefined): boolean =>
  row.version > asOfList(list) &&
  row.firstSeenVersion <= asOfList(list) &&
  !fitsView(list.view, row) &&
  (before === undefined || fitsView(list.view, before));

/** Between which rows everything is at hand. */
function stretchesOf(state: ListState, { pages }: HeldList): Stretch[] {
  const stretches: Stretch[] = [];
  let next: number | undefined;
  for (const [number, { ids, end }] of [...pages].sort(([one], [other]) => one - other)) {
    const [first, last] = [ids[0], ids.at(-1)].map((id) => (id === undefined ? undefined : rowOf(state, id)));
    const stretch = number === next ? stretches.pop() : { first: number === 0 ? undefined : first };
    stretches.push({ first: stretch?.first, last: end.isEnd ? undefined : last });
    next = ids.length < rowsPerPage ? undefined : number + 1;
  }
  return stretches;
}

/** The list when an own action is forgotten: what has come back meanwhile is no longer taken for on its way. */
export function forgetAction(state: ListState, list: HeldList, ids: Iterable<number>): HeldList {
  const back = [...ids].flatMap((id) => {
    const row = list.removed.has(id) && !isActedOn(state.actions, id) ? rowOf(state, id) : undefined;
    return row && fitsView(list.view, row) ? [Math.max(row.version, asOfList(list))] : [];
  });
  return back.length > 0 ? outdate(list, Math.max(...back)) : list;
}

/** The list with rows back in their places, of which this recruiter asked for what didn’t happen. */
export function bringBack(
  state: ListState,
  list: HeldList,
  ids: Iterable<number>,
  change: RowChange,
): HeldList {
  const acted = [...ids].flatMap((id) => {
    const row = rowOf(state, id);
    return row ? [{ row, change }] : [];
  });
  const { removed, at } = moveRows(list.removed, list.view, acted, (id) => list.places.get(id));
  return at === undefined ? list : { ...list, removed, ...nextFocusAt(list, removed, at, []) };
}

/** The list without rows that this recruiter’s acts took out; the feed’s later changes can bring them back. */
export const removeByActions = (state: ListState, list: HeldList, ids: Iterable<number>): HeldList =>
  moveActed(
    list,
    rowsAfterActions(state, ids).filter(({ row }) => !fitsView(list.view, row)),
  );

/** The list as an act that begins leaves it: rows leave it, and come back to their places when one is undone. */
export const moveByActions = (state: ListState, list: HeldList, ids: Iterable<number>): HeldList =>
  moveActed(list, rowsAfterActions(state, ids));

function moveActed(list: HeldList, rows: readonly ActedOn[]): HeldList {
  const { removed, at } = moveRows(list.removed, list.view, rows, (id) => list.places.get(id));
  return at === undefined ? list : { ...list, removed, ...nextFocusAt(list, removed, at, rows) };
}

const nextFocusAt = (
  list: HeldList,
  removed: HeldList["removed"],
  at: number | undefined,
  acted: readonly ActedOn[],
): Pick<HeldList, "nextFocus"> => {
  if (at === undefined) return { nextFocus: list.nextFocus };
  const decided = acted.filter(({ row, change }) => change.kind === "decide" && removed.has(row.id));
  const returned = acted.filter(({ row }) => list.removed.has(row.id) && !removed.has(row.id));
  return {
    nextFocus: {
      index: placesOf(removed).shownAt(at),
      decided: decided.map(({ row }) => row.id),
      returned: returned.map(({ row }) => row.id),
    },
  };
};

export function keepPages(held: HeldList, pagesInSight: readonly number[]): HeldList {
  const failed = withoutFailed(held, (page) => page === 0 || pagesInSight.includes(page));
  const list = failed === held.failed ? held : { ...held, failed };
  const looked = pagesInSight.filter((page) => list.pages.has(page));
  const isLast = [...list.pages.keys()].slice(-looked.length).join() === looked.join();
  if (list.pages.size <= mostPages && (isLast || looked.length === 0)) return list;
  const pages = new Map(list.pages);
  for (const number of looked) {
    const page = pages.get(number) as HeldPage;
    pages.delete(number);
    pages.set(number, page);
  }
  // Fetched again, a page would come without the rows that were removed from it.
  const kept = new Set([
    0,
    ...pagesInSight,
    ...[...list.removed.values()].map((at) => Math.floor(at / rowsPerPage)),
  ]);
  for (const number of pages.keys()) {
    if (pages.size <= mostPages) break;
    if (!kept.has(number)) pages.delete(number);
  }
  return pages.size === list.pages.size
    ? { ...list, pages }
    : { ...list, pages, places: placesIn(list, pages) };
}

/** A row whose page was dropped takes its place on another page that has it. */
function placesIn(list: HeldList, pages: HeldList["pages"]): HeldList["places"] {
  const places = new Map([...list.places].filter(([, place]) => pages.has(Math.floor(place / rowsPerPage))));
  for (const [number, { ids }] of pages)
    for (const [at, id] of ids.entries()) if (!places.has(id)) places.set(id, number * rowsPerPage + at);
  return places;
}
