import type { Texts } from "@/lib/i18n/texts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  { name: "days", from: 2 * day, seconds: day, places: 1 },
  { name: "hours", from: 2 * hour, seconds: hour, places: 1 },
  { name: "minutes", from: 2 * minute, seconds: minute, places: 0 },
  { name: "seconds", from: 0, seconds: 1, places: 0 },
] as const;

/** `40 seconds`, `25 minutes`, `3.5 hours`, `2.1 days`. */
export function durationWords(seconds: number, { t, number }: Pick<Texts, "t" | "number">): string {
  const { name, seconds: unit, places } = units.find(({ from }) => seconds >= from) ?? units[3];
  const factor = 10 ** places;
  const count = Math.round((seconds / unit) * factor) / factor;
  return t(`insights.${name}`, { count, shown: number(count) });
}

/** One figure if both bounds read the same. */
export function boundsWords(
  { atLeast, atMost }: { atLeast: number; atMost: number },
  texts: Pick<Texts, "t" | "number">,
): string {
  const [low, high] = [durationWords(atLeast, texts), durationWords(atMost, texts)];
  return low === high ? low : texts.t("insights.between", { atLeast: low, atMost: high });
}

/** `42`, and `<1` or `>99` where rounding would say none or all; undefined of an empty whole. */
export function percentOf(part: number, whole: number): string | undefined {
  if (whole === 0) return undefined;
  const rounded = Math.round((part / whole) * 100);
  if (rounded === 0 && part > 0) return "<1";
  return rounded === 100 && part < whole ? ">99" : String(rounded);
}
