import {
  type ColumnId,
  readColumns,
  sameColumns,
  usualColumnsOf,
} from "@/components/assessments/view/column-ids";
import { viewParams } from "@/components/assessments/view/view-params";
import {
  type AssessmentSearch,
  loadAssessmentSearch,
  searchToView,
  viewAddress,
} from "@/components/assessments/view/view-search-params";
import type { NewView, SavedView } from "@/lib/views/schema";

/** What the URL says when the view is applied. */
export const searchOfView = (view: SavedView): AssessmentSearch => ({
  ...loadAssessmentSearch(`?${view.query}`),
  columns: readColumns(view.columns ?? []) ?? null,
  view: view.id,
});

export const addressOfView = (view: SavedView): string => viewAddress("/assessments", searchOfView(view));

/** The present table as a new view. @param columns the visible ones. */
export const shownAsView = (
  search: AssessmentSearch,
  columns: readonly ColumnId[],
): Pick<NewView, "query" | "columns"> => ({
  query: viewParams(searchToView(search)).toString(),
  columns: sameColumns(columns, usualColumnsOf(queueOf(search))) ? null : [...columns],
});

const queueOf = (search: AssessmentSearch) => searchToView(search).queue;

export function differsFrom(
  view: SavedView,
  search: AssessmentSearch,
  columns: readonly ColumnId[],
): boolean {
  const own = searchOfView(view);
  const usual = usualColumnsOf(queueOf(own));
  const asShown = search.columns ? columns : usual;
  return (
    JSON.stringify(searchToView(own)) !== JSON.stringify(searchToView(search)) ||
    !sameColumns(own.columns ?? usual, asShown)
  );
}
