"use client";

import { Activity, ChevronDown, UserRound, UserRoundSearch } from "lucide-react";
import { useMemo } from "react";
import { actionWords } from "@/components/log/entry-words";
import type { LogSearch } from "@/components/log/log-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import { DateRange } from "@/components/ui/fields/date-range/date-range";
import { SearchField } from "@/components/ui/fields/search-field";
import { auditActions } from "@/lib/audit/actions";

export type LogChange = { [Name in keyof LogSearch]?: LogSearch[Name] | null };

export function LogFields({
  search,
  onChange,
}: {
  search: LogSearch;
  onChange: (change: LogChange) => void;
}) {
  const { t } = useTexts();
  const actions = useMemo(
    () => auditActions.map((action) => ({ value: action, label: actionWords(action, t) })),
    [t],
  );
  const everyAction = t("settings.log.everyAction");
  return (
    <>
      <SearchField
        label={t("settings.log.person")}
        placeholder={t("settings.log.personPlaceholder")}
        icon={<UserRound aria-hidden="true" />}
        words={search.person}
        onSearch={(person) => onChange({ person: person || null })}
      />
      <SearchField
        label={t("settings.log.candidate")}
        placeholder={t("settings.log.candidatePlaceholder")}
        icon={<UserRoundSearch aria-hidden="true" />}
        words={search.candidate}
        onSearch={(candidate) => onChange({ candidate: candidate || null })}
      />
      <Combobox
        label={t("settings.log.action")}
        searchPlaceholder={t("settings.log.searchActions")}
        options={[{ value: "", label: everyAction }, ...actions]}
        value={search.action ?? ""}
        onValueChange={(value) =>
          onChange({ action: auditActions.find((action) => action === value) ?? null })
        }
        trigger={
          <Button className="max-w-72">
            <Activity aria-hidden="true" />
            <span className="truncate">{search.action ? actionWords(search.action, t) : everyAction}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      <DateRange
        label={t("settings.log.time")}
        times={{ from: search.from, to: search.to, within: null }}
        windows={[]}
        onChange={({ from, to }) => onChange({ from, to })}
      />
    </>
  );
}
