import {
  type ColumnId,
  columnIds,
  sameColumns,
  usualColumns,
} from "@/components/assessments/view/column-ids";
import { columnSteps } from "@/components/assessments/view/column-layout";
import { cn } from "@/components/ui/cn";

/** The classes of marks beside the name, while their columns don’t fit. */
export type MarkClasses = { decision?: string; notes?: string };

/** A column’s classes in the head, in cells and in gaps. */
export type ShownColumn = {
  id: ColumnId | "select" | "actions";
  head: string;
  cell: string;
  gap: string;
  step: string;
};

export type TableLayout = { columns: readonly ShownColumn[]; marks: MarkClasses };

const headClass =
  "sticky top-(--table-head-top) z-10 h-9 border-b border-line bg-ground px-3 text-left text-12 font-[550] text-faint first:pl-4 last:pr-4 md:first:pl-7 md:last:pr-7";

const cellClass =
  "h-(--row-height) border-b border-line px-3 first:pl-4 last:pr-4 md:first:pl-7 md:last:pr-7 compact:[&_:is(a,button)]:max-h-7 @max-3xl:h-auto @max-3xl:border-0 @max-3xl:p-0! @max-3xl:w-auto @max-3xl:has-[>[data-nothing]]:hidden";

/** Gaps look like rows, for a recruiter who scrolls faster than they are rendered. */
const gapClass =
  "bg-[linear-gradient(transparent_calc(100%-1px),var(--color-line)_0),linear-gradient(transparent_calc(50%-0.4375rem),var(--color-pressed)_0_calc(50%+0.4375rem),transparent_0)] bg-size-[100%_var(--row-height),60%_var(--row-height)] bg-position-[0_0,0.75rem_0] first:md:bg-position-[0_0,1.75rem_0] last:bg-size-[100%_var(--row-height),0_0] bg-repeat-y p-0 @max-3xl:hidden first:@max-3xl:block @max-3xl:bg-none";

/** Widths, and places on a card. Columns without a width share what is left. */
const columnClass: Record<ShownColumn["id"], string> = {
  select: "w-8 p-0! md:w-11",
  candidate: "@max-3xl:block @max-3xl:col-start-1 @max-3xl:row-start-1",
  externalId: "w-32 text-quiet @max-3xl:order-2 @max-3xl:col-span-2 @max-3xl:block",
  interview: "text-quiet @max-3xl:block @max-3xl:col-start-1 @max-3xl:row-start-2",
  status: "w-38 @max-3xl:block @max-3xl:col-start-2 @max-3xl:row-start-1 @max-3xl:self-start",
  decision: "w-30 @max-3xl:hidden",
  detail: "text-quiet @max-3xl:order-1 @max-3xl:col-span-2 @max-3xl:block",
  notes: "w-20 @max-3xl:hidden",
  invitedBy: "w-34 text-quiet @max-3xl:order-3 @max-3xl:col-span-2 @max-3xl:block",
  created: "w-28 @max-3xl:block @max-3xl:col-start-2 @max-3xl:row-start-2 @max-3xl:justify-self-end",
  actions: "w-44 pl-2 text-right pointer-coarse:w-56 @max-3xl:order-4 @max-3xl:col-span-2",
};

/** Among the default columns, the detail has the most room, and the name more than the interview. */
const usualWidths: Partial<Record<ShownColumn["id"], string>> = {
  candidate: "@5xl:w-[24%]",
  interview: "w-[20%] @5xl:w-[15%]",
};

/** A row’s box fills its cell, or a card’s corner. */
const boxClass =
  "relative @max-3xl:absolute @max-3xl:right-1.5 @max-3xl:bottom-1 @max-3xl:block @max-3xl:size-11!";

export function tableLayout(chosen: readonly ColumnId[], hasBoxes: boolean): TableLayout {
  const steps = columnSteps(chosen);
  const isUsual = sameColumns(chosen, usualColumns);
  const boxes = hasBoxes ? (["select"] as const) : [];
  const ids = [...boxes, ...columnIds.filter((id) => chosen.includes(id)), "actions" as const];
  const shown = ids.map((id) => {
    const step = (id !== "actions" && id !== "select" && steps[id]?.cell) || "";
    const own = cn(step, columnClass[id], isUsual && usualWidths[id]);
    const cell = cn(cellClass, own, id === "select" && boxClass);
    return { id, step, head: cn(own, headClass), cell, gap: cn(own, gapClass) };
  });
  return { columns: shown, marks: { decision: steps.decision?.mark, notes: steps.notes?.mark } };
}
