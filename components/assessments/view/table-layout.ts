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
  /** Its place, from 1, where the one before may be hidden: the others follow the one before them. */
  number?: number;
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

export function tableLayout(
  chosen: readonly ColumnId[],
  hasBoxes: boolean,
  areCards: boolean,
  leads: readonly string[],
): TableLayout {
  const steps = columnSteps(chosen);
  const boxes = hasBoxes ? (["select"] as const) : [];
  const ids = [...boxes, ...columnIds.filter((id) => chosen.includes(id)), "actions" as const];
  const stepOf = (id: ShownColumn["id"] | undefined) =>
    (id && id !== "actions" && id !== "select" && steps[id]?.cell) || "";
  const shown = ids.map((id, at) => {
    const step = stepOf(id);
    const cell = `rows-${id}${step && ` ${step}`}`;
    // On cards the boxes are there only while one chooses.
    const isAfterHidden = stepOf(ids[at - 1]) || (areCards && ids[at - 1] === "select");
    const number = isAfterHidden ? at + 1 : undefined;
    return { id, step, number, head: `${cell} rows-head`, cell, gap: `${cell} rows-gap` };
  });
  return {
    columns: shown,
    areCards,
    areUsual: areSomeQueuesUsual(chosen),
    leads,
    marks: { decision: steps.decision && `@max-3xl:hidden ${steps.decision.mark}`, notes: steps.notes?.mark },
  };
}
