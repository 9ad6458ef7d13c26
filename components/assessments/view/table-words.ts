import type { ListLength } from "@/components/rows/list-pages";
import type { Texts } from "@/lib/i18n/texts";

/** Where counting stops, the list grows with scrolling: its present length would mean nothing. */
const countedTo = 1_000;

/** `1,284`, or `1,000+` where counting stopped, or `37+` where so many are known of a part of the rows. */
export const formatLength = ({ count, isExact }: ListLength, { t, number }: Texts): string =>
  isExact ? number(count) : t("common.atLeast", { count: number(Math.min(count, countedTo)) });
