"use client";

import { useTable } from "@tanstack/react-table";
import { useRef } from "react";
import { assessmentColumns, assessmentFeatures, columnClass } from "@/components/assessments/columns";
import { SortHeader } from "@/components/assessments/sort-header";
import { fromSorting, toSorting } from "@/components/assessments/sorting";
import { useRowClicks } from "@/components/assessments/use-row-clicks";
import { cn } from "@/components/ui/cn";
import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";

const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** The table, which becomes a list of cards where it is narrow. Sorting, like paging, is the server's. */
export function AssessmentsTable({
  rows,
  sort,
  onSort,
  marked,
}: {
  rows: AssessmentView[];
  sort: AssessmentQuery["sort"];
  onSort: (sort: AssessmentQuery["sort"]) => void;
  /** Rows that changed a moment ago. */
  marked: ReadonlySet<number>;
}) {
  const sorting = toSorting(sort);
  const table = useTable({
    features: assessmentFeatures,
    columns: assessmentColumns,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { sorting },
    onSortingChange: (next) => onSort(fromSorting(typeof next === "function" ? next(sorting) : next)),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
  const body = useRef<HTMLTableSectionElement>(null);
  useRowClicks(body);

  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-13 @max-3xl:block">
      <caption className="sr-only">Assessments</caption>
      <thead className="@max-3xl:sr-only">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              const sorted = header.column.getIsSorted();
              return (
                <th
                  key={header.id}
                  scope="col"
                  aria-sort={sorted ? ariaSort[sorted] : undefined}
                  className={cn(
                    columnClass[header.column.id],
                    "sticky top-(--table-head-top) z-10 h-9 border-b border-line bg-ground px-3 text-left text-12 font-[550] text-faint first:pl-4 last:pr-4 md:first:pl-7 md:last:pr-7",
                  )}
                >
                  {header.column.getCanSort() ? (
                    <SortHeader sorted={sorted} onSort={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                    </SortHeader>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody ref={body} className="@max-3xl:block">
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-changed={marked.has(row.original.id) || undefined}
            className="group/row scroll-mt-24 transition-colors duration-[180ms] focus-within:bg-accent-soft hover:bg-hover focus-within:hover:bg-accent-soft data-changed:bg-changed data-changed:hover:bg-changed @max-3xl:grid @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:items-center @max-3xl:gap-x-3 @max-3xl:gap-y-1.5 @max-3xl:border-b @max-3xl:border-line @max-3xl:px-4 @max-3xl:py-3"
          >
            {row.getAllCells().map((cell) => (
              <td
                key={cell.id}
                className={cn(
                  "h-11.5 border-b border-line px-3 first:pl-4 last:pr-4 md:first:pl-7 md:last:pr-7 @max-3xl:h-auto @max-3xl:border-0 @max-3xl:p-0! @max-3xl:w-auto",
                  columnClass[cell.column.id],
                )}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
