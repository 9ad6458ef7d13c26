import type { Texts } from "@/lib/i18n/texts";

/** Seconds are counted down to this many; before, minutes do. */
const mostSeconds = 90;

/** When an import goes on that the service has slowed down. `untilMs` undefined: nobody knows. */
export function slowWords(untilMs: number | undefined, nowMs: number, { t }: Pick<Texts, "t">): string {
  const seconds = untilMs === undefined ? 0 : Math.ceil((untilMs - nowMs) / 1_000);
  if (seconds <= 0) return t("imports.run.slowShort");
  if (seconds <= mostSeconds) return t("imports.run.slow", { seconds: String(seconds) });
  return t("imports.run.slowMinutes", { minutes: String(Math.ceil(seconds / 60)) });
}
