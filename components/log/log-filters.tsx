"use client";

import { type LogChange, LogFields } from "@/components/log/log-fields";
import { type LogSearch, noFilters } from "@/components/log/log-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** On phones they are in log-filters-sheet.tsx. */
export function LogFilters({
  search,
  onChange,
  canClear,
}: {
  search: LogSearch;
  onChange: (change: LogChange) => void;
  canClear: boolean;
}) {
  const { t } = useTexts();
  return (
    <search aria-label={t("settings.log.filters")} className="flex flex-wrap items-center gap-2 sheet:hidden">
      <LogFields search={search} onChange={onChange} />
      {canClear && (
        <Button variant="ghost" onClick={() => onChange(noFilters)}>
          {t("settings.log.clear")}
        </Button>
      )}
    </search>
  );
}
