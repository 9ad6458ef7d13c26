"use client";

import { ListFilter } from "lucide-react";
import { type AssessmentSearch, countFurtherFilters } from "@/components/assessments/view/view-search-params";
import type { ListLength } from "@/components/rows/list-pages";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";

/** The id of the line that the button opens. */
export const filtersId = "table-filters";

const loadSheet = () =>
  import("@/components/assessments/view/filters-sheet").then(({ FiltersSheet }) => FiltersSheet);

/** Opens the further filters in a line below the toolbar, on phones in a sheet. */
export function FiltersButton({
  search,
  length,
  isOpen,
  onPress,
  onNarrow,
}: {
  search: AssessmentSearch;
  /** Undefined while it isn’t known. */
  length: ListLength | undefined;
  isOpen: boolean;
  onPress: () => void;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
}) {
  const face = <FiltersFace search={search} />;
  const trigger = (
    <Button data-palette="filters" className="hidden sheet:inline-flex">
      {face}
    </Button>
  );
  return (
    <>
      <Button
        data-palette="filters"
        onClick={onPress}
        aria-expanded={isOpen}
        aria-controls={isOpen ? filtersId : undefined}
        className="sheet:hidden"
      >
        {face}
      </Button>
      <Deferred kind="dialog" load={loadSheet} part={{ search, length, onNarrow, trigger }} />
    </>
  );
}

function FiltersFace({ search }: { search: AssessmentSearch }) {
  const { t, number } = useTexts();
  const count = countFurtherFilters(search);
  return (
    <>
      <ListFilter aria-hidden="true" />
      {count > 0 && (
        <span aria-hidden="true" className="home-count">
          {number(count)}
        </span>
      )}
      <span className="home-label">{count > 0 ? t("table.filtersSet", { count }) : t("table.filters")}</span>
    </>
  );
}
