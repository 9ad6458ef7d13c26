"use client";

import { ListFilter } from "lucide-react";
import { type AssessmentSearch, countMoreFilters } from "@/components/assessments/search-params";
import type { ListLength } from "@/components/assessments/table-pages";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Deferred } from "@/components/ui/deferred";

/** Of what the button shows. */
export const filtersId = "table-filters";

const loadSheet = () =>
  import("@/components/assessments/filters-sheet").then(({ FiltersSheet }) => FiltersSheet);

/**
 * Shows the further filters, and says how many of them narrow the table: in a line below the toolbar, on phones in
 * a sheet over it.
 */
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
  /** Whether the line is there. */
  isOpen: boolean;
  onPress: () => void;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
}) {
  const face = <FiltersFace search={search} />;
  return (
    <>
      <Button
        onClick={onPress}
        aria-expanded={isOpen}
        aria-controls={isOpen ? filtersId : undefined}
        className="max-md:hidden"
      >
        {face}
      </Button>
      <Deferred
        kind="dialog"
        load={loadSheet}
        part={{ search, length, onNarrow, trigger: <Button className="md:hidden">{face}</Button> }}
      />
    </>
  );
}

function FiltersFace({ search }: { search: AssessmentSearch }) {
  const { t, number } = useTexts();
  const count = countMoreFilters(search);
  return (
    <>
      <ListFilter aria-hidden="true" />
      {count > 0 && (
        <span aria-hidden="true" className="tabular @xl:hidden">
          {number(count)}
        </span>
      )}
      <span className="@max-xl:sr-only">
        {count > 0 ? t("table.filtersSet", { count }) : t("table.filters")}
      </span>
    </>
  );
}
