"use client";

import { type LogChange, LogFields } from "@/components/settings/log/log-fields";
import { type LogSearch, narrowsNothing } from "@/components/settings/log/search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** The filters in a line above the entries; phones have them in a sheet (log-filters-sheet.tsx). */
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
    <search
      aria-label={t("settings.log.filters")}
      className="flex flex-wrap items-center gap-2 max-md:hidden"
    >
      <LogFields search={search} onChange={onChange} />
      {canClear && (
        <Button variant="ghost" onClick={() => onChange(narrowsNothing)}>
          {t("settings.log.clear")}
        </Button>
      )}
    </search>
  );
}
