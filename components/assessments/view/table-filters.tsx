"use client";

import { FilterFields } from "@/components/assessments/view/filter-fields";
import { filtersId } from "@/components/assessments/view/filters-button";
import {
  type AssessmentSearch,
  clearedFurtherFilters,
  countFurtherFilters,
} from "@/components/assessments/view/view-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** On phones they are in filters-sheet.tsx. */
export default function TableFilters({
  search,
  onNarrow,
}: {
  search: AssessmentSearch;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
}) {
  const { t } = useTexts();
  return (
    <search
      id={filtersId}
      aria-label={t("table.filters")}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-ground px-4 py-2.5 sheet:hidden md:px-7"
    >
      <FilterFields search={search} onNarrow={onNarrow} />
      {countFurtherFilters(search) > 0 && (
        <Button variant="ghost" onClick={() => onNarrow(clearedFurtherFilters)}>
          {t("table.clearFilters")}
        </Button>
      )}
    </search>
  );
}
