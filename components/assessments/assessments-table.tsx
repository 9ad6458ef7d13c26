"use client";

import { type RefObject, useEffect, useRef } from "react";
import { TableHead } from "@/components/assessments/table-head";
import { type ListLength, pagesFor } from "@/components/assessments/table-pages";
import { GapRow, SkeletonRow, TableRow } from "@/components/assessments/table-row";
import { useAssessmentTable } from "@/components/assessments/use-assessment-table";
import { useRowClicks } from "@/components/assessments/use-row-clicks";
import { useRowFocus, type WalkTo } from "@/components/assessments/use-row-focus";
import { useRowWindow, windowParts } from "@/components/assessments/use-row-window";
import { useScrollMemory } from "@/components/assessments/use-scroll-memory";
import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";

/** A scroll bar that is dragged past a page asks nobody for it. */
const settledAfterMs = 100;

type Numbered = { index: number; assessment: AssessmentView };

/**
 * The table, of which only what is in sight stands in the document; a list of cards where it is narrow.
 * Sorting is the server's.
 */
export function AssessmentsTable({
  viewKey,
  length,
  rowAt,
  sort,
  onSort,
  marked,
  onWant,
  walkTo,
}: {
  /** What the list answers: another one begins at its top. */
  viewKey: string;
  length: ListLength;
  /** The row at a place, counted from 0; undefined while it is on its way. */
  rowAt: (index: number) => AssessmentView | undefined;
  sort: AssessmentQuery["sort"];
  onSort: (sort: AssessmentQuery["sort"]) => void;
  /** Rows that changed a moment ago. */
  marked: ReadonlySet<number>;
  /** Is told the pages in sight. */
  onWant: (pages: number[]) => void;
  /** Lets the keyboard walk the rows. */
  walkTo: RefObject<WalkTo | null>;
}) {
  const { count } = length;
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = useRowFocus(body, count);
  useScrollMemory(body, viewKey);
  const { virtualizer, isCards } = useRowWindow(body, count, focus.kept);
  useRowClicks(body);
  useEffect(() => {
    walkTo.current = focus.walk;
  });

  const items = virtualizer.getVirtualItems();
  const numbered: Numbered[] = [];
  const ids = new Set<number>();
  for (const { index } of items) {
    const assessment = rowAt(index);
    // Of a row that moved between two pages' loading, one place waits for the list to be let in.
    if (assessment && !ids.has(assessment.id)) numbered.push({ index, assessment });
    if (assessment) ids.add(assessment.id);
  }

  const table = useAssessmentTable(
    numbered.map(({ assessment }) => assessment),
    sort,
    onSort,
  );
  const rows = table.getRowModel().rows;
  const rowOf = new Map(numbered.map(({ index }, at) => [index, rows[at]]));

  const first = virtualizer.range?.startIndex ?? 0;
  const last = virtualizer.range?.endIndex ?? 0;
  const goalPages = focus.goal === undefined ? [] : pagesFor({ first: focus.goal, last: focus.goal }, count);
  const pages = [...new Set([...pagesFor({ first, last }, count), ...goalPages])].sort((a, b) => a - b);
  const pagesKey = pages.join();
  useEffect(() => {
    const timer = setTimeout(() => onWant(pagesKey.split(",").map(Number)), settledAfterMs);
    return () => clearTimeout(timer);
  }, [pagesKey, onWant]);

  const measure = isCards ? virtualizer.measureElement : undefined;
  const parts = windowParts(items, virtualizer.options.scrollMargin, virtualizer.getTotalSize());
  return (
    <table
      // The header is a row, too.
      aria-rowcount={length.isExact ? count + 1 : -1}
      className="w-full table-fixed border-separate border-spacing-0 text-13 @max-3xl:block"
    >
      <caption className="sr-only">Assessments</caption>
      <TableHead table={table} />
      <tbody ref={body} {...focus.handlers} className="[overflow-anchor:none] @max-3xl:block">
        {parts.map((part) => {
          if (part.kind === "gap") return <GapRow key={part.key} heightPx={part.heightPx} />;
          const row = rowOf.get(part.index);
          return row ? (
            <TableRow
              key={row.id}
              row={row}
              assessment={row.original}
              index={part.index}
              measure={measure}
              isMarked={marked.has(row.original.id)}
            />
          ) : (
            <SkeletonRow key={`row ${part.index}`} index={part.index} measure={measure} />
          );
        })}
      </tbody>
    </table>
  );
}
