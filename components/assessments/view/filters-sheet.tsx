"use client";

import type { ReactElement } from "react";
import { FilterFields } from "@/components/assessments/view/filter-fields";
import { formatLength } from "@/components/assessments/view/table-words";
import {
  type AssessmentSearch,
  clearedFurtherFilters,
  countFurtherFilters,
} from "@/components/assessments/view/view-search-params";
import type { ListLength } from "@/components/rows/list-pages";
import { useTexts } from "@/components/texts/texts-provider";
import { BottomSheet, sheetFieldsClass } from "@/components/ui/overlays/bottom-sheet";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** The further filters on a phone. A choice takes effect at once: the last button says how many rows match. */
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
        countFurtherFilters(search) > 0
          ? { label: t("table.clearFilters"), onClear: () => onNarrow(clearedFurtherFilters) }
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
