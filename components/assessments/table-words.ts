import type { ListLength } from "@/components/assessments/table-pages";
import type { Texts } from "@/lib/i18n/texts";

/** Where counting stops, a list grows as one scrolls; how far it has grown is nobody's number. */
const countedTo = 1_000;

/** `1 284`, or `1 000+` where counting stopped. */
export const formatLength = ({ count, isExact }: ListLength, { t, number }: Texts): string =>
  isExact ? number(count) : t("common.atLeast", { count: number(countedTo) });
