"use client";

import type { ReactElement } from "react";
import { type LogChange, LogFields } from "@/components/settings/log/log-fields";
import { countFilters, type LogSearch, narrowsNothing } from "@/components/settings/log/search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { BottomSheet, sheetFieldsClass } from "@/components/ui/bottom-sheet";

/** The log’s filters on a phone. What is chosen counts at once. */
export function LogFiltersSheet({
  search,
  onChange,
  trigger,
}: {
  search: LogSearch;
  onChange: (change: LogChange) => void;
  trigger: ReactElement<Record<string, unknown>>;
}) {
  const { t } = useTexts();
  return (
    <BottomSheet
      trigger={trigger}
      title={t("table.filters")}
      clear={
        countFilters(search) > 0
          ? { label: t("settings.log.clear"), onClear: () => onChange(narrowsNothing) }
          : undefined
      }
      action={t("settings.log.showEntries")}
    >
      <search aria-label={t("settings.log.filters")} className={sheetFieldsClass}>
        <LogFields search={search} onChange={onChange} />
      </search>
    </BottomSheet>
  );
}
