"use client";

import { FilterFields } from "@/components/assessments/filter-fields";
import { filtersId } from "@/components/assessments/filters-button";
import {
  type AssessmentSearch,
  countMoreFilters,
  noMoreFilters,
} from "@/components/assessments/search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** The further filters in a line below the toolbar; phones have them in a sheet (filters-sheet.tsx). */
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
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-ground px-4 py-2.5 max-md:hidden md:px-7"
    >
      <FilterFields search={search} onNarrow={onNarrow} />
      {countMoreFilters(search) > 0 && (
        <Button variant="ghost" onClick={() => onNarrow(noMoreFilters)}>
          {t("table.clearFilters")}
        </Button>
      )}
    </search>
  );
}
