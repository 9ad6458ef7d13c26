import type { ColumnKind } from "@/lib/imports/names";

/** `headers`: one for each column, "" where the sheet has no header. Each kind stands once at most, but for `ignored`. */
export type Columns = {
  hasHeader: boolean;
  /** At which of the sheet’s rows it stands, where a title is above it; else it is the first one. */
  headerAt?: number;
  headers: readonly string[];
  kinds: readonly ColumnKind[];
};

/** How many of the sheet’s rows are header and title. */
export const rowsAbove = ({ hasHeader, headerAt = 0 }: Columns): number => (hasHeader ? headerAt + 1 : 0);
