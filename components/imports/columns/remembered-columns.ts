import type { Columns } from "@/components/imports/columns/columns";
import type { ColumnKind } from "@/lib/imports/names";

/** What a person took columns for, by folded header. */
export type Remembered = ReadonlyMap<string, ColumnKind>;

export function rememberedColumns(_personId: string): Remembered {
  return new Map();
}

export function rememberColumns(_personId: string, _columns: Columns): void {}
