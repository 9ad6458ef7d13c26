import type { Translator } from "@/lib/i18n/texts";

/** How many were reminded, and how many got their link for the first time. */
export function recordedWords(counts: { reminded: number; handedOver: number }, t: Translator): string {
  const { reminded, handedOver } = counts;
  const first = handedOver > 0 ? [t("reminders.handedOver", { count: handedOver })] : [];
  if (reminded === 0 && handedOver > 0) return first.join("");
  return [t("reminders.reminded", { count: reminded }), ...first].join(" ");
}
