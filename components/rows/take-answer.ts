import { absorb, mapLists, mark } from "@/components/rows/absorb-rows";
import { findHere } from "@/components/rows/found-here";
import {
  beginList,
  firstPageOf,
  keepPages,
  partOf,
  placePage,
  withFailedOf,
  withPagesOf,
} from "@/components/rows/held-list";
import { rowOf, withNewerRows, withoutUnused } from "@/components/rows/known-rows";
import { rowsPerPage } from "@/components/rows/list-pages";
import { isOutdated, movesByItself } from "@/components/rows/list-shown";
import {
  asOfList,
  type EventOf,
  epochOf,
  type FirstPage,
  type HeldList,
  keyOf,
  type ListState,
  type PageId,
  type Picture,
  versionOf,
} from "@/components/rows/list-state";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";
import { covers } from "@/lib/feed/position";

/** First pages of so many views are kept, so that a tab is there at once when it is opened again. */
const mostFirstPages = 20;

export function showView(state: ListState, { view, picture }: EventOf<"viewShown">): ListState {
  const shownViewKey = keyOf(view);
  if (state.shownViewKey === shownViewKey) return state;
  const known = picture && keyOf(picture.view) === shownViewKey ? withPicture(state, picture) : state;
  const first = known.firstPages.get(shownViewKey);
  const { list } = known;
  const here = { ...known, shownViewKey, incoming: undefined, isLettingIn: false };
  if (list?.viewKey === shownViewKey) {
    // Another view was asked for, and taken back before it was there.
    if (state.shownViewKey !== undefined) return here;
    // On return the list is as it was, until its answer is there.
    if (!first || (first.position === list.position && !list.isFoundHere && !list.isPart))
      return { ...here, list: { ...list, isSettled: false, nextFocus: undefined } };
  }
  if (here.behind?.viewKey === shownViewKey)
    return { ...here, list: here.behind, behind: undefined, pagesInSight: [0] };
  if (first) return begin(here, first, false);
  const found = findHere(here, view);
  if (!found) return here;
  return begin(here, found, false, [], list?.isFoundHere ? here.behind : list);
}

/** Takes the rows that the page came with, unless newer ones are known. */
function withPicture(state: ListState, { view, page }: Picture): ListState {
  const known = state.firstPages.get(keyOf(view));
  const isOver = state.epoch !== undefined && epochOf(page.version) !== state.epoch;
  if (isOver || (known && versionOf(known.position) >= versionOf(page.version))) return state;
  return withFirstPage(state, partOf(view, page, state.era), page);
}

function withFirstPage(state: ListState, first: FirstPage, page: AssessmentPage): ListState {
  const firstPages = new Map(state.firstPages);
  firstPages.delete(keyOf(first.view));
  firstPages.set(keyOf(first.view), first);
  for (const key of firstPages.keys()) {
    if (firstPages.size <= mostFirstPages) break;
    firstPages.delete(key);
  }
  const rows = withNewerRows(state.rows, page.assessments, first.era);
  return { ...state, firstPages, rows, epoch: state.epoch ?? epochOf(page.version) };
}

const begin = (
  state: ListState,
  first: FirstPage,
  isSettled: boolean,
  rows?: readonly AssessmentView[],
  behind?: HeldList,
): ListState =>
  withoutUnused({
    ...state,
    list: beginList(state, first, isSettled, rows),
    behind,
    incoming: undefined,
    isLettingIn: false,
    pagesInSight: [0],
  });

export function answer(state: ListState, { view, page, era: askedIn }: EventOf<"answered">): ListState {
  const { list, shownViewKey, isLettingIn, begunAt } = state;
  const isOfNow = begunAt !== undefined && covers(page.version, begunAt);
  const era = isOfNow ? state.era : askedIn;
  const viewKey = keyOf(view);
  const first = firstPageOf(view, page, era);
  const isHeld = list?.viewKey === viewKey && shownViewKey === viewKey;
  const stands = isHeld && list.isSettled && !isLettingIn;
  const known = absorb(state, era === state.era ? page.assessments : [], {
    isTold: false,
    isSilent: !stands,
  });
  const next = withFirstPage(known, first, page);
  if (shownViewKey !== viewKey) return next;
  if (!isHeld) return begin(next, first, true, page.assessments);
  if (stands) return state.isFeedBroken ? compare(next, page) : next;
  return replaceList(next, first, page.assessments);
}

function replaceList(state: ListState, first: FirstPage, rows: readonly AssessmentView[]): ListState {
  const { list } = state;
  const isSame = list && !list.isFoundHere && list.position === first.position && list.era === first.era;
  const stands =
    isSame && list.removed.size === 0 && !isOutdated(state, list) && list.ownVersion <= asOfList(list);
  const next = stands ? settle(state, list, first, rows) : beginList(state, first, true, rows);
  return takePlace(state, list ? withFailedOf(next, list) : next);
}

/** The list, which the answer has found unchanged, with what it lacked. */
const settle = (
  state: ListState,
  list: HeldList,
  first: FirstPage,
  rows: readonly AssessmentView[],
): HeldList =>
  list.isPart ? withPagesOf(state, beginList(state, first, true, rows), list) : { ...list, isSettled: true };

/** Replaces the list by the next one once that one’s pages in sight are loaded, so that nothing flickers. */
export function takePlace(state: ListState, next: HeldList): ListState {
  const missing = new Set(stillMissing(next, state.pagesInSight));
  return missing.size === 0 ? swap(state, next) : { ...state, incoming: { list: next, missing } };
}

/** What has failed already isn’t waited for. */
const stillMissing = ({ length, pages, failed }: HeldList, wanted: Iterable<number>): number[] =>
  [...wanted].filter(
    (page) => page > 0 && page * rowsPerPage < length.count && !pages.has(page) && !failed.has(page),
  );

function swap(state: ListState, next: HeldList): ListState {
  const { list } = state;
  const isMoved = list?.isSettled && list.viewKey === next.viewKey && list.era === next.era;
  const came = isMoved
    ? [...next.places.keys()].filter((id) => (rowOf(state, id)?.firstSeenVersion ?? 0) > asOfList(list))
    : [];
  const swapped = { ...state, list: next, behind: undefined, incoming: undefined, isLettingIn: false };
  // What this answer doesn’t settle isn’t asked for over and over.
  const mayMove = movesByItself(swapped) === "no";
  return withoutUnused(mark(mayMove ? swapped : { ...swapped, mayMove }, came));
}

/** While the feed is broken, a new answer is compared with what is shown. */
function compare(state: ListState, page: AssessmentPage): ListState {
  const { list } = state;
  const ids = list?.pages.get(0)?.ids;
  if (!list || !ids) return state;
  const isOfOtherHistory = epochOf(page.version) !== epochOf(list.position);
  if (!isOfOtherHistory && versionOf(page.version) < asOfList(list)) return state;
  const shown = ids.filter((id) => !list.removed.has(id));
  const old = page.assessments.filter(
    ({ id, firstSeenVersion }) => firstSeenVersion <= asOfList(list) && !list.removed.has(id),
  );
  // Where rows were removed, rows from behind have moved up.
  const now = list.removed.size > 0 ? old.slice(0, shown.length) : old;
  const isShorter = page.nextCursor === undefined && now.length < shown.length;
  const isSame = !isShorter && now.every(({ id }, index) => id === shown[index]);
  if (isSame && !isOfOtherHistory) return state;
  return { ...state, list: { ...list, waiting: { ...list.waiting, outdatedBy: versionOf(page.version) } } };
}

export function onPage(state: ListState, of: PageId, change: (list: HeldList) => HeldList): ListState {
  const isOf = (list: HeldList) =>
    list.position === of.position && list.era === of.era && list.viewKey === keyOf(of.view);
  const changed = mapLists(state, (list) => (isOf(list) ? change(list) : list));
  const { incoming } = changed;
  if (!incoming || !isOf(incoming.list)) return changed;
  const others = [...incoming.missing].filter((page) => page !== of.page);
  const missing = new Set(stillMissing(incoming.list, others));
  if (missing.size === 0) return swap(changed, incoming.list);
  return missing.size === incoming.missing.size
    ? changed
    : { ...changed, incoming: { ...incoming, missing } };
}

export function takePage(state: ListState, { of, page }: EventOf<"pageCame">): ListState {
  const known = absorb(
    state,
    of.era === state.era ? page.assessments.filter(({ id }) => state.rows.has(id)) : [],
    { isTold: false },
  );
  const isAsked = [known.list, known.incoming?.list].some(
    (list) => list?.position === of.position && list.era === of.era && list.viewKey === keyOf(of.view),
  );
  if (!isAsked) return known;
  const next = { ...known, rows: withNewerRows(known.rows, page.assessments, of.era) };
  const placed = onPage(next, of, (list) =>
    list.pages.has(of.page) ? list : keepPages(placePage(next, list, of, page), state.pagesInSight),
  );
  return withoutUnused(placed);
}
