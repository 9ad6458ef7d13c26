import type { Columns } from "@/components/imports/columns/columns";
import type { Remembered } from "@/components/imports/columns/remembered-columns";
import type { Sheet } from "@/components/imports/reading/sheet";

export type { Columns };

/** What each column holds, by its header and its values. What a person has chosen for a header wins. */
export function guessColumns(
  sheet: Sheet,
  _remembered?: Remembered,
  _interviews: readonly { id: number; name: string }[] = [],
): Columns {
  const [first] = sheet.rows;
  return {
    hasHeader: true,
    headers: first?.cells ?? [],
    kinds: (first?.cells ?? []).map(() => "ignored"),
  };
}
