import { type ColumnId, sameColumns, usualColumns } from "@/components/assessments/view/column-ids";

/** The least width, in rem: a column that doesn’t fit waits for a wider window. */
const needsRem: Record<ColumnId, number> = {
  candidate: 9,
  interview: 9,
  status: 9.5,
  created: 7,
  decision: 7.5,
  notes: 5,
  invitedBy: 8.5,
  externalId: 8,
  detail: 12,
};

/** The row’s box and its actions. */
const actionsRem = 13.25;

/** The widths from which a column can show, spelled out for the style sheet: the table’s own, not the window’s. */
const steps = [
  { fromRem: 48, cell: "", mark: "@3xl:hidden" },
  { fromRem: 52, cell: "hidden @[52rem]:table-cell", mark: "@[52rem]:hidden" },
  { fromRem: 56, cell: "hidden @[56rem]:table-cell", mark: "@[56rem]:hidden" },
  { fromRem: 60, cell: "hidden @[60rem]:table-cell", mark: "@[60rem]:hidden" },
  { fromRem: 64, cell: "hidden @[64rem]:table-cell", mark: "@[64rem]:hidden" },
  { fromRem: 68, cell: "hidden @[68rem]:table-cell", mark: "@[68rem]:hidden" },
  { fromRem: 72, cell: "hidden @[72rem]:table-cell", mark: "@[72rem]:hidden" },
  { fromRem: 76, cell: "hidden @[76rem]:table-cell", mark: "@[76rem]:hidden" },
  { fromRem: 80, cell: "hidden @[80rem]:table-cell", mark: "@[80rem]:hidden" },
  { fromRem: 88, cell: "hidden @[88rem]:table-cell", mark: "@[88rem]:hidden" },
  { fromRem: 96, cell: "hidden @[96rem]:table-cell", mark: "@[96rem]:hidden" },
] as const;

export type ColumnStep = (typeof steps)[number];

const last = steps[10];
/** Among the default columns, the detail has a good part of the width or none. */
const usualDetailStep = steps[4];

/** Which column fits first. */
const priority = Object.keys(needsRem) as ColumnId[];

/** From which width each chosen column is shown. */
export function columnSteps(chosen: readonly ColumnId[]): Partial<Record<ColumnId, ColumnStep>> {
  const isUsual = sameColumns(chosen, usualColumns);
  const found: Partial<Record<ColumnId, ColumnStep>> = {};
  let rem = actionsRem;
  for (const id of priority) {
    if (!chosen.includes(id)) continue;
    rem += needsRem[id];
    found[id] =
      id === "detail" && isUsual ? usualDetailStep : (steps.find(({ fromRem }) => fromRem >= rem) ?? last);
  }
  return found;
}

/** Which chosen columns don’t fit. */
export function columnsWithoutRoom(chosen: readonly ColumnId[], tableRem: number): ColumnId[] {
  const found = columnSteps(chosen);
  return chosen.filter((id) => (found[id]?.fromRem ?? 0) > tableRem);
}
