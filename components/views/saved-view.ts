import { createSerializer } from "nuqs";
import { type ColumnId, readColumns, sameColumns, usualColumns } from "@/components/assessments/column-ids";
import {
  type AssessmentSearch,
  assessmentSearchParams,
  loadAssessmentSearch,
  searchToView,
} from "@/components/assessments/search-params";
import { viewParams } from "@/components/query/assessments-query";
import type { NewView, SavedView } from "@/lib/views/schema";

/** The table as a view has it, with the view's own id: what the address says when the view is applied. */
export const searchOfView = (view: SavedView): AssessmentSearch => ({
  ...loadAssessmentSearch(`?${view.query}`),
  columns: readColumns(view.columns ?? []) ?? null,
  view: view.id,
});

const serialize = createSerializer(assessmentSearchParams);

/** The view's own address. */
export const addressOfView = (view: SavedView): string => serialize("/assessments", searchOfView(view));

/** What is kept of the table as it is shown. @param columns those that are shown. */
export const shownAsView = (
  search: AssessmentSearch,
  columns: readonly ColumnId[],
): Pick<NewView, "query" | "columns"> => ({
  query: viewParams(searchToView(search)).toString(),
  columns: sameColumns(columns, usualColumns) ? null : [...columns],
});

/** Whether the table shows something else than the view. */
export function differsFrom(
  view: SavedView,
  search: AssessmentSearch,
  columns: readonly ColumnId[],
): boolean {
  const own = searchOfView(view);
  const asShown = search.columns ? columns : usualColumns;
  return (
    JSON.stringify(searchToView(own)) !== JSON.stringify(searchToView(search)) ||
    !sameColumns(own.columns ?? usualColumns, asShown)
  );
}
