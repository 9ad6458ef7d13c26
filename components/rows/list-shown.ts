import { rowOf } from "@/components/rows/known-rows";
import {
  type ListLength,
  pagesFor,
  type RowRange,
  rowsOfPage,
  rowsPerPage,
} from "@/components/rows/list-pages";
import {
  asOfList,
  type HeldList,
  keyOf,
  type ListState,
  type PageRequest,
} from "@/components/rows/list-state";
import { placesOf, removedBefore } from "@/components/rows/removed-rows";
import type { AssessmentView, ViewQuery } from "@/lib/assessments/schema";
import { mostRows } from "@/lib/feed/most-rows";

export const shownLength = ({ length: { count, isExact }, removed }: HeldList): ListLength => ({
  count: Math.max(0, count - removed.size),
  isExact,
});

/** Undefined while the row is being fetched. @param place counted with removed rows. */
function rowAtPlace(
  state: Pick<ListState, "rows">,
  list: HeldList,
  place: number,
): AssessmentView | undefined {
  const id = list.pages.get(Math.floor(place / rowsPerPage))?.ids[place % rowsPerPage];
  // A row that moved between two pages has two places: one stays empty until the list is let in.
  return id === undefined || list.places.get(id) !== place ? undefined : rowOf(state, id);
}

export type FailedPage = RowRange & { request: PageRequest };

/** Rows by their number on the screen, counted from 0. */
export function rowsShown(state: Pick<ListState, "rows">, list: HeldList) {
  const { heldAt, shownAt } = placesOf(list.removed);
  const { count } = list.length;
  function failedPage(place: number): FailedPage | undefined {
    const page = Math.floor(place / rowsPerPage);
    if (!list.failed.has(page)) return undefined;
    const { first, last } = rowsOfPage(page, count);
    // Of the first page a part may be there.
    const from = first + (list.pages.get(page)?.ids.length ?? 0);
    if (place < from) return undefined;
    return { request: requestOf(list, page), first: shownAt(from), last: shownAt(last + 1) - 1 };
  }
  return {
    rowAt: (index: number) => rowAtPlace(state, list, heldAt(index)),
    failedAt: (index: number) => failedPage(heldAt(index)),
    pagesFor: ({ first, last }: RowRange) => pagesFor({ first: heldAt(first), last: heldAt(last) }, count),
  };
}

export type ShownRows = ReturnType<typeof rowsShown>;

/** The row’s number on the screen, counted from 0, if it is loaded. */
export function placeOf(list: HeldList, id: number): number | undefined {
  const place = list.removed.has(id) ? undefined : list.places.get(id);
  return place === undefined ? undefined : placesOf(list.removed).shownAt(place);
}

/** Those that are loaded from the first row on, without a gap. @returns also whether these are all. */
export function rowsInRow(list: HeldList): { ids: number[]; isWhole: boolean } {
  const ids: number[] = [];
  for (let number = 0; ; number += 1) {
    const page = list.pages.get(number);
    if (!page) return { ids, isWhole: false };
    const isPlaced = (id: number, at: number) =>
      !list.removed.has(id) && list.places.get(id) === number * rowsPerPage + at;
    ids.push(...page.ids.filter(isPlaced));
    if (page.end.isEnd) return { ids, isWhole: true };
    if (page.ids.length < rowsPerPage) return { ids, isWhole: false };
  }
}

/** Those that are loaded, in order. */
export function rowsAtHand(state: ListState, list: HeldList): AssessmentView[] {
  const numbers = [...list.pages.keys()].sort((one, other) => one - other);
  return numbers.flatMap((page) =>
    (list.pages.get(page)?.ids ?? []).flatMap((id, at) => {
      const row = list.removed.has(id) ? undefined : rowAtPlace(state, list, page * rowsPerPage + at);
      return row ?? [];
    }),
  );
}

export function idsOfPage(
  { list, firstPages }: ListState,
  view: ViewQuery,
  position: string,
  page: number,
): number[] | undefined {
  const viewKey = keyOf(view);
  const first = firstPages.get(viewKey);
  const held =
    list?.viewKey === viewKey && list.position === position && !list.isPart
      ? list.pages.get(page)?.ids
      : undefined;
  const ids = held ?? (page === 0 && first?.position === position && !first.isPart ? first.ids : undefined);
  return ids && [...ids];
}

/** Whether the view is still being fetched: what is shown may be another one, or not all of it. */
export const isUnanswered = (list: HeldList | undefined, viewKey: string): boolean =>
  list?.viewKey !== viewKey || list.isFoundHere === true;

/** Whether its answer brings more rows of the first page than are at hand. */
export const isAwaited = ({ isPart, isFoundHere }: HeldList): boolean =>
  isPart === true || isFoundHere === true;

export const freshCount = (list: HeldList): number => list.waiting.fresh.size;

/** Whether the server’s list differs from the one shown. */
export const isOutdated = (state: ListState, list: HeldList): boolean =>
  list.era !== state.era || list.waiting.fresh.size > 0 || list.waiting.outdatedBy > 0;

/** Whether this recruiter has just changed so many rows that the feed didn’t tell of each. */
const isFarBehindByOwn = (state: ListState, list: HeldList): boolean =>
  list.era !== state.era && [...state.actions.values()].some(({ rows }) => rows.size > mostRows);

/**
 * Whether the list is let in unasked: an empty one always, and one that only this recruiter has changed, or has changed
 * at large; one that is far behind while it is untouched.
 */
export function movesByItself(state: ListState): "yes" | "if untouched" | "no" {
  const { list, isLettingIn, mayMove } = state;
  if (!list || list.viewKey !== state.shownViewKey || isLettingIn || !mayMove) return "no";
  const waits = isOutdated(state, list);
  const isOwnAlone = !waits && list.ownVersion > asOfList(list);
  const isEmpty = list.isSettled && shownLength(list).count === 0;
  if (isOwnAlone || (waits && isEmpty) || isFarBehindByOwn(state, list)) return "yes";
  return list.era !== state.era ? "if untouched" : "no";
}

export const requestOf = (list: HeldList, page: number): PageRequest => ({
  view: list.view,
  position: list.position,
  era: list.era,
  page,
  after: list.starts.get(page),
  removed: removedBefore(list.removed, page),
});

export function pagesToFetch({ list, incoming, pagesInSight, shownViewKey }: ListState): PageRequest[] {
  if (!list || list.viewKey !== shownViewKey) return [];
  const needed = pagesInSight.filter(
    (page) => page > 0 && !list.pages.has(page) && page * rowsPerPage < list.length.count,
  );
  return [
    ...needed.map((page) => requestOf(list, page)),
    ...(incoming ? [...incoming.missing].map((page) => requestOf(incoming.list, page)) : []),
  ];
}
