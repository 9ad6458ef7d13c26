import type { Columns } from "@/components/imports/columns/columns";
import { headerKey } from "@/components/imports/columns/header-kinds";
import { type ColumnKind, columnKinds } from "@/lib/imports/names";

/** What a person took columns for, by the key of their header. */
export type Remembered = ReadonlyMap<string, ColumnKind>;

const mostHeaders = 200;
const longestHeader = 100;

const placeOf = (personId: string) => `shortlist-columns:${personId}`;

export const rememberedKey = (header: string): string => headerKey(header).slice(0, longestHeader);

const isKind = (value: unknown): value is ColumnKind => columnKinds.some((kind) => kind === value);

/** Kept in this browser, for each person. Only headers are kept, so no candidate is named. */
export function rememberedColumns(personId: string): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(personId)) ?? "[]");
    if (!Array.isArray(kept)) return new Map();
    return new Map(
      kept.flatMap((entry): [string, ColumnKind][] => {
        const [header, kind]: unknown[] = Array.isArray(entry) ? entry : [];
        return typeof header === "string" && isKind(kind) ? [[header, kind]] : [];
      }),
    );
  } catch {
    // Storage may be refused, or hold what an older version wrote.
    return new Map();
  }
}

/** Remembers what the columns of an import were taken for in the end; the headers that came up last are kept. */
export function rememberColumns(personId: string, { hasHeader, headers, kinds }: Columns): void {
  if (!hasHeader) return;
  const kept = new Map(rememberedColumns(personId));
  for (const [at, header] of headers.entries()) {
    const key = rememberedKey(header);
    if (!key) continue;
    kept.delete(key);
    kept.set(key, kinds[at] ?? "ignored");
  }
  try {
    localStorage.setItem(placeOf(personId), JSON.stringify([...kept].slice(-mostHeaders)));
  } catch {
    // Then the next import is guessed as this one was.
  }
}
