import type { ColumnId } from "@/components/assessments/view/column-ids";

/** The least width, in rem: a column that doesn’t fit waits for a wider window. */
const needsRem: Record<ColumnId, number> = {
  candidate: 9,
  interview: 9,
  status: 9.5,
  created: 7,
  completed: 7.5,
  age: 6,
  contacted: 8,
  decision: 7.5,
  notes: 5,
  invitedBy: 8.5,
  externalId: 8,
  assignee: 8.5,
  detail: 12.5,
};

/** The row’s box and its actions. */
const actionsRem = 13.25;

/** The widths from which a column can show (table/rows.css): the table’s own, not the window’s. */
const steps = [
  { fromRem: 48, cell: "", mark: "@3xl:hidden" },
  { fromRem: 52, cell: "rows-from-52", mark: "@[52rem]:hidden" },
  { fromRem: 56, cell: "rows-from-56", mark: "@[56rem]:hidden" },
  { fromRem: 60, cell: "rows-from-60", mark: "@[60rem]:hidden" },
  { fromRem: 64, cell: "rows-from-64", mark: "@[64rem]:hidden" },
  { fromRem: 68, cell: "rows-from-68", mark: "@[68rem]:hidden" },
  { fromRem: 72, cell: "rows-from-72", mark: "@[72rem]:hidden" },
  { fromRem: 76, cell: "rows-from-76", mark: "@[76rem]:hidden" },
  { fromRem: 80, cell: "rows-from-80", mark: "@[80rem]:hidden" },
  { fromRem: 88, cell: "rows-from-88", mark: "@[88rem]:hidden" },
  { fromRem: 96, cell: "rows-from-96", mark: "@[96rem]:hidden" },
  { fromRem: 104, cell: "rows-from-104", mark: "@[104rem]:hidden" },
  { fromRem: 112, cell: "rows-from-112", mark: "@[112rem]:hidden" },
] as const;

export type ColumnStep = (typeof steps)[number];

const last = steps[12];

/** Which column fits first. */
const priority = Object.keys(needsRem) as ColumnId[];

/** From which width each chosen column is shown. */
export function columnSteps(chosen: readonly ColumnId[]): Partial<Record<ColumnId, ColumnStep>> {
  const found: Partial<Record<ColumnId, ColumnStep>> = {};
  let rem = actionsRem;
  for (const id of priority) {
    if (!chosen.includes(id)) continue;
    rem += needsRem[id];
    found[id] = steps.find(({ fromRem }) => fromRem >= rem) ?? last;
  }
  return found;
}

/** Which chosen columns don’t fit. */
export function columnsWithoutRoom(chosen: readonly ColumnId[], tableRem: number): ColumnId[] {
  const found = columnSteps(chosen);
  return chosen.filter((id) => (found[id]?.fromRem ?? 0) > tableRem);
}
