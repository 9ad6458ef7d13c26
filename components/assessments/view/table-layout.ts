import { areSomeQueuesUsual, type ColumnId, columnIds } from "@/components/assessments/view/column-ids";
import { columnSteps } from "@/components/assessments/view/column-layout";

/** The classes of marks beside the name, while their columns don’t fit. */
export type MarkClasses = { decision?: string; notes?: string };

/** A column’s classes in the head, in cells and in gaps; their widths and places are in table/rows.css. */
export type ShownColumn = {
  id: ColumnId | "select" | "actions";
  head: string;
  cell: string;
  gap: string;
  step: string;
};

export type TableLayout = {
  columns: readonly ShownColumn[];
  areCards: boolean;
  /** They are the default columns of a queue. */
  areUsual: boolean;
  marks: MarkClasses;
  /** Openings that several results share. */
  leads: readonly string[];
};

const headClass =
  "sticky top-(--table-head-top) z-10 h-9 border-b border-line bg-ground px-3 text-left text-12 font-[550] text-faint first:pl-4 last:pr-4 md:first:pl-7 md:last:pr-7";

/** Gaps look like rows, for a recruiter who scrolls faster than they are rendered. */
const gapClass =
  "bg-[linear-gradient(transparent_calc(100%-1px),var(--color-line)_0),linear-gradient(transparent_calc(50%-0.4375rem),var(--color-pressed)_0_calc(50%+0.4375rem),transparent_0)] bg-size-[100%_var(--row-height),60%_var(--row-height)] bg-position-[0_0,0.75rem_0] first:md:bg-position-[0_0,1.75rem_0] last:bg-size-[100%_var(--row-height),0_0] bg-repeat-y p-0 @max-3xl:hidden first:@max-3xl:block @max-3xl:bg-none";

export function tableLayout(
  chosen: readonly ColumnId[],
  hasBoxes: boolean,
  areCards: boolean,
  leads: readonly string[],
): TableLayout {
  const steps = columnSteps(chosen);
  const boxes = hasBoxes ? (["select"] as const) : [];
  const ids = [...boxes, ...columnIds.filter((id) => chosen.includes(id)), "actions" as const];
  const shown = ids.map((id) => {
    const step = (id !== "actions" && id !== "select" && steps[id]?.cell) || "";
    const cell = `rows-${id}${step && ` ${step}`}`;
    return { id, step, head: `${cell} ${headClass}`, cell, gap: `${cell} ${gapClass}` };
  });
  return {
    columns: shown,
    areCards,
    areUsual: areSomeQueuesUsual(chosen),
    leads,
    marks: { decision: steps.decision && `@max-3xl:hidden ${steps.decision.mark}`, notes: steps.notes?.mark },
  };
}
