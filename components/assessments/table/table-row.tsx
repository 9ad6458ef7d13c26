import { memo, type ReactNode, type RefCallback } from "react";
import { SelectBox } from "@/components/assessments/bulk/select-cell";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { ToBulkBar } from "@/components/assessments/bulk/to-bulk-bar";
import { useDrawnRow } from "@/components/assessments/list/drawn-rows";
import { columns } from "@/components/assessments/table/columns";
import type { ShownColumn, TableLayout } from "@/components/assessments/view/table-layout";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

const rowClass =
  "group/row scroll-mt-[calc(var(--table-head-top)+2.5rem)] scroll-mb-[calc(1rem+var(--bar,0px))] max-md:scroll-mb-[calc(4.5rem+var(--bar,0px))] transition-colors duration-[180ms] focus-within:bg-accent-soft hover:bg-hover focus-within:hover:bg-accent-soft data-chosen:bg-accent-soft data-chosen:hover:bg-accent-soft data-changed:bg-changed data-changed:hover:bg-changed aria-[current=true]:bg-accent-soft aria-[current=true]:shadow-[inset_3px_0_0_var(--color-accent)] aria-[current=true]:hover:bg-accent-soft @max-3xl:relative @max-3xl:grid @max-3xl:scroll-mt-[calc(var(--shell-top,0px)+0.5rem)] @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:items-center @max-3xl:gap-x-3 @max-3xl:gap-y-1.5 @max-3xl:border-b @max-3xl:border-line @max-3xl:px-4 @max-3xl:py-3";

type Place = {
  layout: TableLayout;
  /** Counted from 0. */
  index: number;
  /** Measures the row where heights differ. */
  measure?: RefCallback<HTMLTableRowElement>;
};

type TableRowProps = Place & {
  assessment: AssessmentView;
  isMarked: boolean;
  isOpen?: boolean;
  isChosen: boolean;
  /** Its box was pressed last, and some rows are chosen. */
  isPressed: boolean;
};

/** Rendered again only when its own assessment changes: the table renders with every frame of scrolling. */
export const TableRow = memo(
  function TableRow(props: TableRowProps) {
    const { layout, assessment, index, measure, isMarked, isOpen, isChosen, isPressed } = props;
    const { t } = useTexts();
    const { change } = useTableActions();
    const { row, refs } = useDrawnRow(index, index, assessment.id, measure);
    return (
      <tr
        ref={row}
        data-index={index}
        aria-rowindex={index + 2}
        data-changed={isMarked || undefined}
        data-chosen={isChosen || undefined}
        aria-current={isOpen || undefined}
        className={rowClass}
      >
        {layout.columns.map(({ id, cell }) => (
          <td key={id} className={cell}>
            {id === "select" ? (
              <>
                <SelectBox
                  box={refs.box}
                  name={candidateLines(assessment, t).name}
                  isChosen={isChosen}
                  onPress={(isRange) => change?.press(assessment, index, isRange)}
                />
                {isPressed && <ToBulkBar className="@max-3xl:right-full @max-3xl:left-auto" />}
              </>
            ) : (
              columns[id].cell(assessment, layout.marks, refs)
            )}
          </td>
        ))}
      </tr>
    );
  },
  (was, is) =>
    was.assessment === is.assessment &&
    was.layout === is.layout &&
    was.index === is.index &&
    was.isMarked === is.isMarked &&
    was.isOpen === is.isOpen &&
    was.isChosen === is.isChosen &&
    was.isPressed === is.isPressed &&
    was.measure === is.measure,
);

/** In the place of a row that is being fetched. */
export const SkeletonRow = memo(function SkeletonRow({ layout, index, measure }: Place) {
  const { t } = useTexts();
  const { row } = useDrawnRow(index, index, undefined, measure);
  return (
    <tr ref={row} data-index={index} aria-rowindex={index + 2} className={rowClass}>
      {layout.columns.map(({ id, cell }, at) => (
        <td key={id} className={cell}>
          {at === 0 && <VisuallyHidden>{t("common.loading")}</VisuallyHidden>}
          {skeletons[id]}
        </td>
      ))}
    </tr>
  );
});

const skeletons: Partial<Record<ShownColumn["id"], ReactNode>> = {
  candidate: (
    <div className="flex flex-col gap-1.5 compact:flex-row">
      <Skeleton className="w-2/5" />
      <Skeleton className="h-2.5 w-3/5 compact:hidden" />
    </div>
  ),
  interview: <Skeleton className="w-4/5 @max-3xl:w-2/5" />,
  status: <Skeleton className="h-5.5 w-20 rounded-full" />,
  detail: <Skeleton className="w-3/4" />,
  created: <Skeleton className="w-14" />,
};

/** The height of rows out of sight. A screen reader hears how many they are. */
export function GapRow({
  layout,
  index,
  rows,
  heightPx,
}: {
  layout: TableLayout;
  index: number;
  rows: number;
  heightPx: number;
}) {
  const { t, number } = useTexts();
  return (
    <tr aria-rowindex={index + 2} className="@max-3xl:block">
      {layout.columns.map(({ id, gap }, at) => (
        <td key={id} className={gap} style={{ height: heightPx }}>
          {at === 0 && (
            <VisuallyHidden>{t("table.moreRows", { count: rows, shown: number(rows) })}</VisuallyHidden>
          )}
        </td>
      ))}
    </tr>
  );
}
