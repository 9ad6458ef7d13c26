"use client";

import { use } from "react";
import { groupByDay } from "@/components/log/group-by-day";
import { LogEntry } from "@/components/log/log-entry";
import { useTexts } from "@/components/texts/texts-provider";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import { useNow } from "@/components/ui/behaviour/use-now";
import { useZone } from "@/components/ui/behaviour/use-zone";
import type { AuditEntryView } from "@/lib/audit/schema";
import { addDays, type Day, dayAt } from "@/lib/days";
import { languages } from "@/lib/i18n/messages/locales";

export function LogDays({ entries }: { entries: AuditEntryView[] }) {
  const { t, locale } = useTexts();
  const zone = useZone();
  const renderedAt = use(RenderedAt);
  const today = dayAt(useNow(60_000) ?? renderedAt, zone);
  const long = new Intl.DateTimeFormat(languages[locale].format, { dateStyle: "full", timeZone: "UTC" });
  const nameOf = (day: Day) => {
    if (day === today) return t("settings.log.today");
    if (day === addDays(today, -1)) return t("settings.log.yesterday");
    return long.format(Date.parse(day));
  };
  return groupByDay(entries, zone).map(({ day, entries: ofDay }) => (
    <section key={day} aria-label={nameOf(day)}>
      <h2 className="sticky top-(--shell-top) z-10 border-b border-line bg-ground py-2 text-12 font-[550] text-quiet">
        {nameOf(day)}
      </h2>
      <ol className="under-head">
        {ofDay.map((entry) => (
          <LogEntry key={entry.id} entry={entry} zone={zone} />
        ))}
      </ol>
    </section>
  ));
}
