"use client";

import { type CSSProperties, type RefObject, use, useEffect, useMemo, useRef } from "react";
import { FailedRows } from "@/components/assessments/bulk/failed-rows";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { useRowFocus, type WalkTo } from "@/components/assessments/list/use-row-focus";
import { useScrollMemory } from "@/components/assessments/list/use-scroll-memory";
import { sharedLeads } from "@/components/assessments/table/shared-leads";
import { TableHead } from "@/components/assessments/table/table-head";
import { GapRow, SkeletonRow, TableRow } from "@/components/assessments/table/table-row";
import { useMarkCut } from "@/components/assessments/table/use-mark-cut";
import { useRestPresses } from "@/components/assessments/table/use-rest-presses";
import { useRowClicks } from "@/components/assessments/table/use-row-clicks";
import type { RowBoxes } from "@/components/assessments/table/use-row-interaction";
import { useRowPresses } from "@/components/assessments/table/use-row-presses";
import { useDrawnItems } from "@/components/assessments/table/window/use-drawn-items";
import { useRowWindow, windowParts } from "@/components/assessments/table/window/use-row-window";
import { type ColumnId, readColumns, usualColumns } from "@/components/assessments/view/column-ids";
import { tableLayout } from "@/components/assessments/view/table-layout";
import type { ListLength } from "@/components/rows/list-pages";
import type { ShownRows } from "@/components/rows/list-shown";
import type { HeldList } from "@/components/rows/list-state";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentQuery, Queue } from "@/lib/assessments/schema";
import type { Preferences } from "@/lib/members/preferences";

type Density = Preferences["density"];

/** Pages that a dragged scroll bar passes aren’t fetched. */
const settledAfterMs = 100;

/** As `--row-height`; a row’s content must fit into it. */
const rowRem: Record<Density, number> = { comfortable: 2.875, compact: 2.25 };

type AssessmentsTableProps = {
  /** Another view begins at its top. */
  viewKey: string;
  queue: Queue;
  length: ListLength;
  /** How many rows the page came with. */
  drawnFirst: number;
  /** The row that takes the focus after a focused one was removed. */
  nextFocus: HeldList["nextFocus"];
  /** Whether the focus was in the rows. */
  wasInRows: RefObject<boolean>;
  rows: ShownRows;
  columns: readonly ColumnId[];
  density: Density;
  sort: AssessmentQuery["sort"];
  onSort: (sort: AssessmentQuery["sort"]) => void;
  onNearSort: (sort: AssessmentQuery["sort"]) => void;
  marked: ReadonlyMap<number, unknown>;
  /** The rows whose last change couldn’t be saved. */
  failed: ReadonlySet<number>;
  boxes: RowBoxes | undefined;
  /** Called with the pages in sight. */
  onPagesInSight: (viewKey: string, pages: number[]) => void;
  /** Filled in here, for the keyboard. */
  walkTo: RefObject<WalkTo | null>;
};

/** The same object until something in it changes: each row compares it. */
function useLayout(columns: readonly ColumnId[], hasBoxes: boolean, areCards: boolean, rows: ShownRows) {
  const columnsKey = columns.join();
  const leadsKey = useMemo(() => leadsOf(rows).join("\n"), [rows]);
  return useMemo(
    () =>
      tableLayout(
        readColumns(columnsKey.split(",")) ?? usualColumns,
        hasBoxes,
        areCards,
        leadsKey.split("\n"),
      ),
    [columnsKey, hasBoxes, areCards, leadsKey],
  );
}

/** Judged by the first rows only, so that scrolling changes no visible row. */
const tellingRows = 50;

const leadsOf = ({ rowAt }: ShownRows): string[] =>
  sharedLeads(Array.from({ length: tellingRows }, (_, index) => rowAt(index)?.detail ?? []).flat());

function useTellPages(
  onPagesInSight: AssessmentsTableProps["onPagesInSight"],
  viewKey: string,
  pages: readonly number[],
) {
  const pagesKey = pages.join();
  useEffect(() => {
    const timer = setTimeout(() => onPagesInSight(viewKey, pagesKey.split(",").map(Number)), settledAfterMs);
    return () => clearTimeout(timer);
  }, [viewKey, pagesKey, onPagesInSight]);
}

/** Only rows in sight are in the document. Sorting is the server’s. */
export function AssessmentsTable({
  viewKey,
  queue,
  length,
  drawnFirst,
  nextFocus,
  wasInRows,
  rows,
  columns,
  density,
  sort,
  onSort,
  onNearSort,
  marked,
  failed,
  boxes,
  onPagesInSight,
  walkTo,
}: AssessmentsTableProps) {
  const { t } = useTexts();
  const { rowAt, failedAt, pagesFor } = rows;
  const { count } = length;
  const body = useRef<HTMLTableSectionElement>(null);
  const { id: openId } = use(OpenAssessmentContext);
  const focus = useRowFocus(body, viewKey, count, nextFocus, wasInRows);
  useScrollMemory(body, viewKey);
  const inWindow = useRowWindow(body, count, drawnFirst, rowRem[density], viewKey, focus.kept);
  const { first, last, topPx, wholePx, measure } = inWindow;
  useRowClicks(body);
  useMarkCut(body);
  useRestPresses(body, inWindow.areCards && boxes !== undefined);
  const copied = useRowPresses(body, rowAt);
  useEffect(() => {
    walkTo.current = focus.walk;
  });

  const items = useDrawnItems(inWindow.items, first, count);

  const layout = useLayout(columns, boxes !== undefined, inWindow.areCards, rows);
  const kept = focus.kept.flatMap((at) => (at === undefined ? [] : pagesFor({ first: at, last: at })));
  const pages = [...new Set([...pagesFor({ first, last }), ...kept])].sort((a, b) => a - b);
  useTellPages(onPagesInSight, viewKey, pages);

  const parts = windowParts(items, topPx, wholePx, count, failedAt);
  const table = (
    <table
      // The header is a row, too.
      aria-rowcount={length.isExact ? count + 1 : -1}
      aria-colcount={layout.columns.length}
      data-density={density}
      style={{ "--row-height": `${rowRem[density]}rem` } as CSSProperties}
      className={cn(
        "w-full table-fixed border-separate border-spacing-0 text-13 @max-3xl:block",
        layout.areUsual && "rows-usual",
        queue === "pending" && "rows-queue-pending",
      )}
    >
      <caption className="sr-only">{t("table.title")}</caption>
      <TableHead layout={layout} sort={sort} onSort={onSort} onNearSort={onNearSort} boxes={boxes} />
      <tbody
        ref={body}
        {...focus.handlers}
        data-keeps-focus=""
        className="[overflow-anchor:none] @max-3xl:block"
      >
        {parts.map((part) => {
          if (part.kind === "gap") {
            const { key, ...gap } = part;
            return <GapRow key={key} layout={layout} {...gap} />;
          }
          if (part.kind === "failed")
            return <FailedRows key={`page ${part.page.request.page}`} layout={layout} {...part} />;
          const assessment = rowAt(part.index);
          return assessment ? (
            <TableRow
              key={assessment.id}
              layout={layout}
              assessment={assessment}
              index={part.index}
              measure={measure}
              isMarked={marked.has(assessment.id)}
              isOpen={assessment.id === openId}
              isChosen={boxes?.chosen.has(assessment.id) ?? false}
              isPressed={boxes?.pressed === assessment.id}
              hasFailed={failed.has(assessment.id)}
              copied={copied?.id === assessment.id ? copied.result : undefined}
            />
          ) : (
            <SkeletonRow key={`row ${part.index}`} layout={layout} index={part.index} measure={measure} />
          );
        })}
      </tbody>
    </table>
  );
  return (
    <>
      {table}
      <VisuallyHidden role="status">
        {copied &&
          t("common.labelled", {
            label: t(copied.result === "copied" ? "common.copied" : "common.copyBlocked"),
            what: copied.name,
          })}
      </VisuallyHidden>
    </>
  );
}
