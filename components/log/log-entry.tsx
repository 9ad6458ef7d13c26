"use client";

import { ChevronRight } from "lucide-react";
import { use, useId, useState } from "react";
import { EntryDetails } from "@/components/log/entry-details";
import { EntrySentence } from "@/components/log/entry-sentence";
import { actorWords, isFromSeveral, isStillCounted } from "@/components/log/entry-words";
import { useTexts } from "@/components/texts/texts-provider";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import { useNow } from "@/components/ui/behaviour/use-now";
import { IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { exactInUtc, exactLocally } from "@/components/ui/format-time";
import type { AuditEntryView } from "@/lib/audit/schema";
import { languages } from "@/lib/i18n/messages/locales";

export function LogEntry({ entry, zone }: { entry: AuditEntryView; zone: string }) {
  const { t, locale } = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const renderedAt = use(RenderedAt);
  const isCounted = isStillCounted(entry, useNow(60_000) ?? renderedAt);
  const at = Date.parse(entry.at);
  const { address, times } = entry.details;
  return (
    <li className="border-b border-line">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 py-1.5 text-13 sm:grid-cols-[4.5rem_10rem_minmax(0,1fr)_auto]">
        <time
          id={`${id}at`}
          dateTime={entry.at}
          title={`${exactLocally(at, { locale, timeZone: zone })}\n${exactInUtc(at, locale)}`}
          className="tabular text-quiet max-sm:order-1 max-sm:text-12"
        >
          {new Intl.DateTimeFormat(languages[locale].format, { timeStyle: "medium", timeZone: zone }).format(
            at,
          )}
        </time>
        <span id={`${id}by`} className="truncate font-[550]">
          <bdi>{actorWords(entry, t)}</bdi>
        </span>
        <span id={`${id}what`} className="min-w-0 break-words max-sm:order-3 max-sm:col-span-3">
          <EntrySentence entry={entry} />
          {typeof address === "string" && (
            <span className="text-quiet"> {t("settings.log.fromAddress", { address })}</span>
          )}
          {isFromSeveral(entry) && <span className="text-quiet"> {t("settings.log.fromSeveral")}</span>}
          {isCounted && <span className="text-quiet">, {t("settings.log.onceSoFar")}</span>}
          {typeof times === "number" && (
            <span className="text-quiet">, {t("settings.log.moreTimes", { times })}</span>
          )}
        </span>
        <IconButton
          label={t("common.technicalDetail")}
          size="sm"
          tooltip={false}
          aria-describedby={`${id}at ${id}by ${id}what`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="text-faint max-sm:order-2"
        >
          <ChevronRight aria-hidden="true" className={cn("transition-transform", isOpen && "rotate-90")} />
        </IconButton>
      </div>
      {isOpen && <EntryDetails id={id} entry={entry} />}
    </li>
  );
}
