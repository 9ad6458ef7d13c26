import { columnClass } from "@/components/assessments/columns";
import { SortHeader } from "@/components/assessments/sort-header";
import type { AssessmentTable } from "@/components/assessments/use-assessment-table";
import { cn } from "@/components/ui/cn";

const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** The columns' heads, which stay in sight under the toolbar. */
export function TableHead({ table }: { table: AssessmentTable }) {
  return (
    <thead className="@max-3xl:sr-only">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
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
  );
}
