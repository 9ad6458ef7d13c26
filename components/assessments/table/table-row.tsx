import { memo, type ReactNode, type RefCallback } from "react";
import { SelectBox } from "@/components/assessments/bulk/select-cell";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { ToBulkBar } from "@/components/assessments/bulk/to-bulk-bar";
import { useDrawnRow } from "@/components/assessments/list/drawn-rows";
import { columns } from "@/components/assessments/table/columns";
import type { CopyResult } from "@/components/assessments/table/use-row-presses";
import type { ShownColumn, TableLayout } from "@/components/assessments/view/table-layout";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

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
  /** Its last change couldn’t be saved. */
  hasFailed: boolean;
  /** Its link has just been copied, or couldn’t be. */
  copied?: CopyResult;
};

/** Whose row it is heads it. */
function Cell({ id, cell, number, children }: ShownColumn & { children: ReactNode }) {
  const Element = id === "candidate" ? "th" : "td";
  return (
    <Element scope={id === "candidate" ? "row" : undefined} aria-colindex={number} className={cell}>
      {children}
    </Element>
  );
}

/** Rendered again only when its own assessment changes: the table renders with every frame of scrolling. */
export const TableRow = memo(
  function TableRow(props: TableRowProps) {
    const { layout, assessment, index, measure, isMarked, isOpen, isChosen, isPressed, hasFailed, copied } =
      props;
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
        className="rows-row"
      >
        {layout.columns.map((column) => {
          const { id } = column;
          return (
            <Cell key={id} {...column}>
              {id === "select" ? (
                <>
                  <SelectBox
                    box={refs.box}
                    name={candidateLines(assessment, t).name}
                    isChosen={isChosen}
                    onPress={(isRange) => change?.press(assessment, index, isRange)}
                    onCompare={() => change?.compare(assessment) ?? false}
                  />
                  {isPressed && <ToBulkBar className="@max-3xl:right-12 @max-3xl:left-auto" />}
                </>
              ) : (
                columns[id].cell(assessment, {
                  marks: layout.marks,
                  leads: layout.leads,
                  isCard: layout.areCards,
                  refs,
                  hasFailed,
                  copied,
                })
              )}
            </Cell>
          );
        })}
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
    was.hasFailed === is.hasFailed &&
    was.copied === is.copied &&
    was.measure === is.measure,
);

/** In the place of a row that is being fetched. */
export const SkeletonRow = memo(function SkeletonRow({ layout, index, measure }: Place) {
  const { t } = useTexts();
  const { row } = useDrawnRow(index, index, undefined, measure);
  return (
    <tr ref={row} data-index={index} aria-rowindex={index + 2} className="rows-row">
      {layout.columns.map(({ id, cell, number }, at) => (
        // A row that is still loading has no candidate, and so no row header.
        <td key={id} aria-colindex={number} className={cell}>
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
  // A card shows no box.
  const telling = layout.areCards ? "candidate" : layout.columns[0]?.id;
  return (
    <tr aria-rowindex={index + 2} className="@max-3xl:block" style={{ height: heightPx }}>
      {layout.columns.map(({ id, gap }) => (
        <td key={id} className={gap}>
          {id === telling && (
            <VisuallyHidden>{t("table.moreRows", { count: rows, shown: number(rows) })}</VisuallyHidden>
          )}
        </td>
      ))}
    </tr>
  );
}
