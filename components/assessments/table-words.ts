import type { ListLength } from "@/components/assessments/table-pages";
import { formatNumber } from "@/components/ui/format-number";

/** Where counting stops, a list grows as one scrolls; how far it has grown is nobody's number. */
const countedTo = 1_000;

/** `1 284`, or `1 000+` where counting stopped. */
export const formatLength = ({ count, isExact }: ListLength): string =>
  isExact ? formatNumber(count) : `${formatNumber(countedTo)}+`;
