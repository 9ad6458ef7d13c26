"use client";

import { type CSSProperties, type RefObject, use, useEffect, useMemo, useRef } from "react";
import { type ColumnId, readColumns, usualColumns } from "@/components/assessments/column-ids";
import { FailedRows } from "@/components/assessments/failed-rows";
import type { HeldList } from "@/components/assessments/held-list";
import { TableHead } from "@/components/assessments/table-head";
import { tableLayout } from "@/components/assessments/table-layout";
import type { ListLength } from "@/components/assessments/table-pages";
import { GapRow, SkeletonRow, TableRow } from "@/components/assessments/table-row";
import { useDrawnItems } from "@/components/assessments/use-drawn-items";
import type { HeldRows } from "@/components/assessments/use-held-pages";
import { OpenAssessmentContext } from "@/components/assessments/use-open-assessment";
import { useRowClicks } from "@/components/assessments/use-row-clicks";
import { useRowFocus, type WalkTo } from "@/components/assessments/use-row-focus";
import { useRowWindow, windowParts } from "@/components/assessments/use-row-window";
import type { RowBoxes } from "@/components/assessments/use-row-work";
import { useScrollMemory } from "@/components/assessments/use-scroll-memory";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";
import type { Preferences } from "@/lib/members/preferences";

type Density = Preferences["density"];

/** A scroll bar that is dragged past a page asks nobody for it. */
const settledAfterMs = 100;

/** As `--row-height`; what stands in rows keeps to it. */
const rowRem: Record<Density, number> = { comfortable: 2.875, compact: 2.25 };

/**
 * The table, of which only what is in sight stands in the document; a list of cards where it is narrow.
 * Sorting is the server's.
 */
export function AssessmentsTable({
  viewKey,
  length,
  goOn,
  rows: { rowAt, failedAt, pagesFor },
  columns,
  density,
  sort,
  onSort,
  marked,
  boxes,
  onWant,
  walkTo,
}: {
  /** What the list answers: another one begins at its top. */
  viewKey: string;
  length: ListLength;
  /** Where the focus goes on that something had which is gone. */
  goOn: HeldList["goOn"];
  rows: HeldRows;
  columns: readonly ColumnId[];
  density: Density;
  sort: AssessmentQuery["sort"];
  onSort: (sort: AssessmentQuery["sort"]) => void;
  /** Rows that changed a moment ago. */
  marked: ReadonlySet<number>;
  boxes: RowBoxes | undefined;
  /** Is told the pages of the view that are in sight. */
  onWant: (viewKey: string, pages: number[]) => void;
  /** Lets the keyboard walk the rows. */
  walkTo: RefObject<WalkTo | null>;
}) {
  const { t } = useTexts();
  const { count } = length;
  const body = useRef<HTMLTableSectionElement>(null);
  const { id: openId } = use(OpenAssessmentContext);
  const focus = useRowFocus(body, count, goOn);
  useScrollMemory(body, viewKey);
  const { virtualizer, isCards } = useRowWindow(body, count, rowRem[density], focus.kept);
  useRowClicks(body);
  useEffect(() => {
    walkTo.current = focus.walk;
  });

  const first = virtualizer.range?.startIndex ?? 0;
  const last = virtualizer.range?.endIndex ?? 0;
  const items = useDrawnItems(virtualizer.getVirtualItems(), first, count);
  const drawn = new Map<number, AssessmentView>();
  const ids = new Set<number>();
  for (const { index } of items) {
    const assessment = rowAt(index);
    // Of a row that moved between two pages' loading, one place waits for the list to be let in.
    if (assessment && !ids.has(assessment.id)) drawn.set(index, assessment);
    if (assessment) ids.add(assessment.id);
  }

  const columnsKey = columns.join();
  const hasBoxes = boxes !== undefined;
  const layout = useMemo(
    () => tableLayout(readColumns(columnsKey.split(",")) ?? usualColumns, hasBoxes),
    [columnsKey, hasBoxes],
  );

  const goalPages = focus.goal === undefined ? [] : pagesFor({ first: focus.goal, last: focus.goal });
  const pages = [...new Set([...pagesFor({ first, last }), ...goalPages])].sort((a, b) => a - b);
  const pagesKey = pages.join();
  useEffect(() => {
    const timer = setTimeout(() => onWant(viewKey, pagesKey.split(",").map(Number)), settledAfterMs);
    return () => clearTimeout(timer);
  }, [viewKey, pagesKey, onWant]);

  const measure = isCards ? virtualizer.measureElement : undefined;
  const wholePx = virtualizer.getTotalSize();
  const parts = windowParts(items, virtualizer.options.scrollMargin, wholePx, count, failedAt);
  return (
    <table
      // The header is a row, too.
      aria-rowcount={length.isExact ? count + 1 : -1}
      data-density={density}
      style={{ "--row-height": `${rowRem[density]}rem` } as CSSProperties}
      className="w-full table-fixed border-separate border-spacing-0 text-13 @max-3xl:block"
    >
      <caption className="sr-only">{t("table.title")}</caption>
      <TableHead layout={layout} sort={sort} onSort={onSort} boxes={boxes} />
      <tbody ref={body} {...focus.handlers} className="[overflow-anchor:none] @max-3xl:block">
        {parts.map((part) => {
          if (part.kind === "gap") {
            const { key, ...gap } = part;
            return <GapRow key={key} layout={layout} {...gap} />;
          }
          if (part.kind === "failed")
            return <FailedRows key={`page ${part.page.page}`} layout={layout} {...part} />;
          const assessment = drawn.get(part.index);
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
            />
          ) : (
            <SkeletonRow key={`row ${part.index}`} layout={layout} index={part.index} measure={measure} />
          );
        })}
      </tbody>
    </table>
  );
}
