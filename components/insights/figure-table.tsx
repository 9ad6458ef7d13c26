import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Scrollable } from "@/components/ui/scrollable";

export type FigureColumn<Name extends string> = {
  name: Name;
  label: string;
  /** Numbers are at the right; what has a bar begins at the left. */
  isLeft?: boolean;
  className?: string;
};

type FigureRow<Name extends string> = {
  key: string | number;
  name: ReactNode;
  cells: Record<Name, ReactNode>;
};

const head = "py-2 align-bottom text-12 font-[550] text-quiet";
// Over the figures, which scroll below it.
const sticky = "sticky left-0 z-1 bg-ground text-left";

/** Figures by row and column; where there is little room, each row is a card that names its figures. */
export function FigureTable<Name extends string>({
  label,
  caption,
  rowLabel,
  columns,
  rows,
  total,
  nameClass,
}: {
  /** Names the part that scrolls. */
  label: string;
  caption: string;
  /** The name of the column with the rows’ names. */
  rowLabel: string;
  columns: readonly FigureColumn<Name>[];
  rows: readonly FigureRow<Name>[];
  total?: FigureRow<Name>;
  nameClass?: string;
}) {
  return (
    <div className="@container">
      <Scrollable label={label} className="scroll-edge relative overflow-x-auto @max-2xl:overflow-visible">
        <table className="w-full text-13 @max-2xl:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="@max-2xl:sr-only">
            <tr className="border-b border-line">
              <th scope="col" className={cn(head, sticky, nameClass)}>
                {rowLabel}
              </th>
              {columns.map(({ name, label: column, isLeft, className }) => (
                <th
                  key={name}
                  scope="col"
                  className={cn(head, "pl-4", isLeft ? "text-left" : "text-right", className)}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-2xl:block @max-2xl:border-t @max-2xl:border-line">
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
          {total && (
            <tfoot className="font-[550] @max-2xl:block">
              <Row row={total} columns={columns} />
            </tfoot>
          )}
        </table>
      </Scrollable>
    </div>
  );
}

function Row<Name extends string>({
  row,
  columns,
}: {
  row: FigureRow<Name>;
  columns: readonly FigureColumn<Name>[];
}) {
  return (
    <tr className="border-b border-line in-[tfoot]:border-0 @max-2xl:grid @max-2xl:grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] @max-2xl:gap-x-1.5 @max-2xl:gap-y-2.5 @max-2xl:py-3.5">
      <th
        scope="row"
        dir="auto"
        className={cn(
          sticky,
          "max-w-52 py-2 pr-2 font-normal in-[tfoot]:font-[550] pointer-coarse:h-11 @max-2xl:static @max-2xl:col-span-full @max-2xl:h-auto @max-2xl:max-w-none @max-2xl:p-0 @max-2xl:font-[550]",
        )}
      >
        {row.name}
      </th>
      {columns.map(({ name, label, isLeft }) => (
        <td
          key={name}
          data-label={label}
          className={cn(
            "tabular py-1.5 pl-4",
            isLeft ? "text-left" : "text-right",
            "@max-2xl:block @max-2xl:p-0 @max-2xl:text-left @max-2xl:before:block @max-2xl:before:text-11 @max-2xl:before:font-normal @max-2xl:before:text-quiet @max-2xl:before:content-[attr(data-label)/'']",
          )}
        >
          {row.cells[name]}
        </td>
      ))}
    </tr>
  );
}
