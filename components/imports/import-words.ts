import type { Texts } from "@/lib/i18n/texts";
import type { RowState } from "@/lib/imports/names";
import type { ImportCounts, ImportView } from "@/lib/imports/schema";

/** In the order in which people ask for them. */
export const outcomes = [
  "created",
  "pending",
  "skipped",
  "rejected",
  "unconfirmed",
  "notSent",
] as const satisfies RowState[];

/** How many rows have come to their end. */
export const doneOf = ({ total, waiting, faulty }: ImportCounts): number => total - waiting - faulty;

/** `27 invited, 2 refused`: what there is none of isn’t said. Empty where there is nothing to say. */
export function sumWords(counts: ImportCounts, { t, number, list }: Texts): string {
  return list(
    outcomes.flatMap((outcome) =>
      counts[outcome] > 0 ? [t(`imports.sums.${outcome}`, { shown: number(counts[outcome]) })] : [],
    ),
  );
}

/** What the history says of one. */
export function resultWords({ state, counts }: Pick<ImportView, "state" | "counts">, texts: Texts): string {
  const { t, number } = texts;
  if (state === "draft") return t("imports.rowCount", { count: counts.total, shown: number(counts.total) });
  const sum = sumWords(counts, texts);
  if (state === "done" || state === "stopped") return sum;
  const progress = t("imports.progressOf", { done: number(doneOf(counts)), total: number(counts.total) });
  return sum ? `${progress} · ${sum}` : progress;
}
