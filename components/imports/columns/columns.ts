import type { ColumnKind } from "@/lib/imports/names";

/** `headers`: one for each column, "" where the sheet has no header. Each kind stands once at most, but for `ignored`. */
export type Columns = {
  hasHeader: boolean;
  headers: readonly string[];
  kinds: readonly ColumnKind[];
};
