import { newer, replaceNewer } from "@/components/assessments/hold-rows";
import { type LeftRows, noneLeft } from "@/components/assessments/left-rows";
import type { ListView } from "@/components/assessments/search-params";
import { endBy, joinLengths, type ListLength } from "@/components/assessments/table-pages";
import { versionOf } from "@/components/query/assessments-query";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";

/** A list as it stands still: its pages are all as of one version, but for changes in place. */
export type HeldList = {
  view: ListView;
  viewKey: string;
  /** The `epoch-version` it is as of. */
  position: string;
  /** Page 0; the others are in TanStack Query's cache. */
  first: AssessmentPage;
  /** With the rows that left. */
  length: ListLength;
  /** What one has archived, or brought back, oneself isn’t shown. */
  left: LeftRows;
  /** Where the focus goes on that a row had which left: the one that is shown as this number now. */
  goOn?: { index: number };
  /** Somebody has seen this view's own answer; before, it was perhaps an older picture. */
  isSettled: boolean;
};

/** The list that an answer of now begins. */
export const beginList = (view: ListView, first: AssessmentPage, isSettled: boolean): HeldList => ({
  view,
  viewKey: JSON.stringify(view),
  position: first.version,
  first,
  length: joinLengths({ count: first.total, isExact: first.totalIsExact }, endBy(0, first)),
  left: noneLeft,
  isSettled,
});

/** How many rows are shown. */
export const shownLength = ({ length: { count, isExact }, left }: HeldList): ListLength => ({
  count: Math.max(0, count - left.size),
  isExact,
});

export const asOfList = (list: HeldList): number => versionOf(list.position);

/** The page with changed rows in place of older ones; the same when it has none of them. */
export function withChanges(
  page: AssessmentPage,
  changed: ReadonlyMap<number, AssessmentView>,
): AssessmentPage {
  const assessments = replaceNewer(page.assessments, changed);
  return assessments === page.assessments ? page : { ...page, assessments };
}

/** The rows of pages by id, each as the newest of them tells it. */
export function rowsOf(pages: readonly AssessmentPage[]): Map<number, AssessmentView> {
  const rows = new Map<number, AssessmentView>();
  for (const page of pages)
    for (const row of page.assessments) rows.set(row.id, newer(row, rows.get(row.id)));
  return rows;
}
