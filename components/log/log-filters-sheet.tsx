"use client";

import type { ReactElement } from "react";
import { type LogChange, LogFields } from "@/components/log/log-fields";
import { countFilters, type LogSearch, noFilters } from "@/components/log/log-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { BottomSheet, sheetFieldsClass } from "@/components/ui/overlays/bottom-sheet";

/** A choice takes effect at once. */
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
          ? { label: t("settings.log.clear"), onClear: () => onChange(noFilters) }
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
