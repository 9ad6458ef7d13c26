import { languages } from "@/lib/i18n/messages/locales";
import type { Texts } from "@/lib/i18n/texts";
import type { InsightsView } from "@/lib/insights/schema";

type Unit = InsightsView["unit"];

const shapes: Record<Unit, Intl.DateTimeFormatOptions> = {
  day: { day: "numeric", month: "short" },
  week: { day: "numeric", month: "short" },
  month: { month: "short", year: "numeric" },
};

/** `21 Nov`, or `Nov 2026` of a month. @param day `2026-11-21`, a calendar day of no zone. */
export const periodWords = (day: string, unit: Unit, { locale }: Pick<Texts, "locale">): string =>
  new Intl.DateTimeFormat(languages[locale].format, { ...shapes[unit], timeZone: "UTC" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
