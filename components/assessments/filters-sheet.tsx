"use client";

import type { ReactElement } from "react";
import { FilterFields } from "@/components/assessments/filter-fields";
import {
  type AssessmentSearch,
  countMoreFilters,
  noMoreFilters,
} from "@/components/assessments/search-params";
import type { ListLength } from "@/components/assessments/table-pages";
import { formatLength } from "@/components/assessments/table-words";
import { useTexts } from "@/components/texts/texts-provider";
import { BottomSheet, sheetFieldsClass } from "@/components/ui/bottom-sheet";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** The further filters on a phone. What is chosen counts at once: its way out says what it leads to. */
export function FiltersSheet({
  search,
  length,
  onNarrow,
  trigger,
}: {
  search: AssessmentSearch;
  length: ListLength | undefined;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
  trigger: ReactElement<Record<string, unknown>>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const shown = length && formatLength(length, texts);
  return (
    <BottomSheet
      trigger={trigger}
      title={t("table.filters")}
      clear={
        countMoreFilters(search) > 0
          ? { label: t("table.clearFilters"), onClear: () => onNarrow(noMoreFilters) }
          : undefined
      }
      action={
        length ? t("table.showFound", { count: length.count, shown: shown ?? "" }) : t("table.showResults")
      }
    >
      <search aria-label={t("table.filters")} className={sheetFieldsClass}>
        <FilterFields search={search} onNarrow={onNarrow} />
      </search>
      <VisuallyHidden role="status">{shown && t("table.found", { count: shown })}</VisuallyHidden>
    </BottomSheet>
  );
}
