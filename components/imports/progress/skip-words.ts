import type { Texts } from "@/lib/i18n/texts";
import { skipReasons } from "@/lib/imports/names";
import type { ImportRowView } from "@/lib/imports/schema";

/** `97 faulty, 20 doubles and 1 left out by hand`: what those rows are that were skipped. */
export function skipWords(
  rows: readonly Pick<ImportRowView, "reason">[],
  { t, number, list }: Pick<Texts, "t" | "number" | "list">,
): string {
  return list(
    skipReasons.flatMap((reason) => {
      const count = rows.filter((row) => row.reason === reason).length;
      return count > 0 ? [t(`imports.skips.${reason}`, { count, shown: number(count) })] : [];
    }),
  );
}
