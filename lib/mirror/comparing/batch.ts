import type { ListedColumns } from "@/lib/assessments/mirrored-columns";

export type ListedRow = { id: number; row: ListedColumns };

/** Where a list seems to differ from the store, which has the last word. */
export type Batch = {
  rows: ListedRow[];
  present: number[];
  absent: number[];
};

/** Rows that are handed over at a time (architecture.md, invariant 6). */
export const batchRows = 500;

/** A row whose text wasn't kept whole, and what is odd about it now. */
export type Cleaned = { id: number; oddities: string | null };

/** Each batch is answered with its cleaned rows, once the store has it. */
export type HandingOver = Generator<Batch, void, Cleaned[]>;
