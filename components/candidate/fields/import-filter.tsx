"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Upload } from "lucide-react";
import { useImportName } from "@/components/candidate/import-name";
import { recentImportsQuery } from "@/components/candidate/recent-imports-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import type { ComboboxOption } from "@/components/ui/fields/combobox-option";

const everyImport = "";

/** Filters by the import that invited a candidate. Those who may not see imports are shown no names. */
export function ImportFilter({
  importId,
  onChange,
}: {
  importId: string;
  onChange: (importId: string | null) => void;
}) {
  const { t } = useTexts();
  const nameOf = useImportName();
  const { data = [] } = useQuery(recentImportsQuery(importId));
  const options: ComboboxOption[] = [
    { value: everyImport, label: t("table.anyImport") },
    ...data.map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
  const chosen = options.find(({ value }) => value === importId);
  return (
    <Combobox
      label={t("table.filterImport")}
      searchPlaceholder={t("table.searchImports")}
      options={options}
      value={importId}
      onValueChange={(next) => onChange(next || null)}
      trigger={
        <Button className="max-w-56">
          <Upload aria-hidden="true" />
          <span className="truncate">
            {chosen
              ? t("common.labelled", { label: t("table.import"), what: chosen.label })
              : t("table.import")}
          </span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  );
}
