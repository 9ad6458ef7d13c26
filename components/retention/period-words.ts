import type { Translator } from "@/lib/i18n/texts";

/** A period as in “Keep candidates for 6 months”. @param months null: until someone erases them */
export function periodWords(months: number | null, t: Translator): string {
  if (months === null) return t("retention.forever");
  return months > 12 && months % 12 === 0
    ? t("retention.years", { count: months / 12 })
    : t("retention.months", { count: months });
}
