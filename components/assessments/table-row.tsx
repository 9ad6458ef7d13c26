import type { Row } from "@tanstack/react-table";
import { memo, type Ref } from "react";
import { type assessmentFeatures, columnClass } from "@/components/assessments/columns";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

const rowClass =
  "group/row scroll-mt-[calc(var(--table-head-top)+2.5rem)] scroll-mb-4 max-md:scroll-mb-18 transition-colors duration-[180ms] focus-within:bg-accent-soft hover:bg-hover focus-within:hover:bg-accent-soft data-changed:bg-changed data-changed:hover:bg-changed @max-3xl:grid @max-3xl:scroll-mt-[calc(var(--shell-top,0px)+0.5rem)] @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:items-center @max-3xl:gap-x-3 @max-3xl:gap-y-1.5 @max-3xl:border-b @max-3xl:border-line @max-3xl:px-4 @max-3xl:py-3";

const cellClass =
  "h-11.5 border-b border-line px-3 first:pl-4 last:pr-4 md:first:pl-7 md:last:pr-7 @max-3xl:h-auto @max-3xl:border-0 @max-3xl:p-0! @max-3xl:w-auto";

const classOf = Object.fromEntries(
  Object.entries(columnClass).map(([id, column]) => [id, cn(cellClass, column)]),
);

type Place = {
  /** Counted from 0. */
  index: number;
  /** Measures it where heights differ. */
  measure?: Ref<HTMLTableRowElement>;
};

type TableRowProps = Place & {
  row: Row<typeof assessmentFeatures, AssessmentView>;
  assessment: AssessmentView;
  isMarked: boolean;
};

/** Drawn again only when its own assessment changed: the table is drawn with every frame that is scrolled. */
export const TableRow = memo(
  function TableRow({ row, index, measure, isMarked }: TableRowProps) {
    return (
      <tr
        ref={measure}
        data-index={index}
        aria-rowindex={index + 2}
        data-changed={isMarked || undefined}
        className={rowClass}
      >
        {row.getAllCells().map((cell) => {
          const { cell: draw } = cell.column.columnDef;
          return (
            <td key={cell.id} className={classOf[cell.column.id]}>
              {typeof draw === "function" ? draw(cell.getContext()) : draw}
            </td>
          );
        })}
      </tr>
    );
  },
  (was, is) =>
    was.assessment === is.assessment &&
    was.index === is.index &&
    was.isMarked === is.isMarked &&
    was.measure === is.measure,
);

/** In the place of a row that is on its way. */
export const SkeletonRow = memo(function SkeletonRow({ index, measure }: Place) {
  const { t } = useTexts();
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} className={rowClass}>
      <td className={classOf.candidate}>
        <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
        <Skeleton className="w-2/5" />
        <Skeleton className="mt-1.5 h-2.5 w-3/5" />
      </td>
      <td className={classOf.interview}>
        <Skeleton className="w-4/5 @max-3xl:w-2/5" />
      </td>
      <td className={classOf.status}>
        <Skeleton className="h-5.5 w-20 rounded-full" />
      </td>
      <td className={classOf.detail}>
        <Skeleton className="w-3/4" />
      </td>
      <td className={classOf.created}>
        <Skeleton className="w-14" />
      </td>
      <td className={classOf.actions} />
    </tr>
  );
});

/** Looks like rows that are on their way, for whoever scrolls faster than they are drawn. */
const gapClass =
  "bg-[linear-gradient(transparent_calc(100%-1px),var(--color-line)_0),linear-gradient(transparent_1rem,var(--color-pressed)_1rem_1.875rem,transparent_0)] bg-size-[100%_2.875rem,60%_2.875rem] bg-position-[0_0,0.75rem_0] first:md:bg-position-[0_0,1.75rem_0] last:bg-size-[100%_2.875rem,0_0] bg-repeat-y p-0 @max-3xl:hidden first:@max-3xl:block @max-3xl:bg-none";

const gapClassOf = Object.entries(columnClass).map(([id, column]) => ({
  id,
  className: cn(column, gapClass),
}));

/** The room that rows out of sight take; who can't see the scroll bar is told how many they are. */
export function GapRow({ index, rows, heightPx }: { index: number; rows: number; heightPx: number }) {
  const { t, number } = useTexts();
  return (
    <tr aria-rowindex={index + 2} className="@max-3xl:block">
      {gapClassOf.map(({ id, className }, at) => (
        <td key={id} className={className} style={{ height: heightPx }}>
          {at === 0 && (
            <VisuallyHidden>{t("table.moreRows", { count: rows, shown: number(rows) })}</VisuallyHidden>
          )}
        </td>
      ))}
    </tr>
  );
}
