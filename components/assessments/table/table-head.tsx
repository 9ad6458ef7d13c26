import { SelectAllBox } from "@/components/assessments/bulk/select-cell";
import { ToBulkBar } from "@/components/assessments/bulk/to-bulk-bar";
import { ActionsHead, columns } from "@/components/assessments/table/columns";
import { SortHeader } from "@/components/assessments/table/sort-header";
import type { RowBoxes } from "@/components/assessments/table/use-row-interaction";
import { columnName } from "@/components/assessments/view/column-name";
import { directionOf, nextSort, reversed } from "@/components/assessments/view/sorting";
import type { TableLayout } from "@/components/assessments/view/table-layout";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentQuery } from "@/lib/assessments/schema";

export function TableHead({
  layout,
  sort,
  onSort,
  onNearSort,
  boxes,
}: {
  layout: TableLayout;
  sort: AssessmentQuery["sort"];
  onSort: (sort: AssessmentQuery["sort"]) => void;
  /** A press on a head is likely. */
  onNearSort: (sort: AssessmentQuery["sort"]) => void;
  boxes: RowBoxes | undefined;
}) {
  const { t } = useTexts();
  return (
    <thead className="@max-3xl:sr-only">
      <tr aria-rowindex={1}>
        {layout.columns.map(({ id, head, number }) => {
          if (id === "select") {
            return (
              <th key={id} scope="col" className={cn(head, "sticky p-0 focus-within:z-20")}>
                <VisuallyHidden>{t("selection.head")}</VisuallyHidden>
                {boxes && (
                  <SelectAllBox
                    choice={boxes.choice}
                    isAwaited={boxes.isAllAwaited}
                    onPress={boxes.pressAll}
                  />
                )}
                {boxes && boxes.chosen.size > 0 && <ToBulkBar className="@max-3xl:hidden" />}
              </th>
            );
          }
          const { sort: by, isReversed } = columns[id];
          const sorted = by && directionOf(sort, by);
          const direction = isReversed ? reversed(sorted) : sorted;
          const name = id === "actions" ? <ActionsHead /> : <Name text={columnName(id, t)} />;
          return (
            <th key={id} scope="col" aria-colindex={number} aria-sort={direction} className={head}>
              {by ? (
                <SortHeader
                  direction={direction}
                  isUnseen={layout.areCards}
                  onSort={() => onSort(nextSort(sort, by))}
                  onNear={() => onNearSort(nextSort(sort, by))}
                >
                  {name}
                </SortHeader>
              ) : (
                name
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Name({ text }: { text: string }) {
  return (
    <span className="block min-w-0 truncate" title={text}>
      {text}
    </span>
  );
}
