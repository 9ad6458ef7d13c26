import type { ConnectionView } from "@/lib/connection/schema";
import type { Messages } from "@/lib/i18n/messages/messages";
import type { Texts } from "@/lib/i18n/texts";

export type Check = ConnectionView["checks"][number];

/** Whether the list was read, changed or not; every other outcome is the code of an error. */
export const isGood = ({ outcome }: Check): boolean => outcome === "changed" || outcome === "unchanged";

export function checkWords(check: Check, { t }: Pick<Texts, "t">): string {
  if (isGood(check)) return t("settings.connection.changes", { count: check.changes });
  const key =
    `settings.connection.outcomes.${check.outcome as keyof Messages["settings"]["connection"]["outcomes"]}` as const;
  return t.has(key) ? t(key) : t("settings.connection.outcomes.otherwise");
}

/** `84 ms`, `2.4 s`. */
export function durationWords(ms: number, { t, number }: Pick<Texts, "t" | "number">): string {
  if (ms < 1_000) return t("settings.connection.milliseconds", { count: number(ms) });
  return t("settings.connection.seconds", { count: number(Math.round(ms / 100) / 10) });
}
