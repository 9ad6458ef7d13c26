"use client";

import { ListFilter } from "lucide-react";
import { type AssessmentSearch, countMoreFilters } from "@/components/assessments/search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** Of what the button shows. */
export const filtersId = "table-filters";

/** Shows the further filters, and says how many of them narrow the table. */
export function FiltersButton({
  search,
  isOpen,
  onPress,
}: {
  search: AssessmentSearch;
  isOpen: boolean;
  onPress: () => void;
}) {
  const { t, number } = useTexts();
  const count = countMoreFilters(search);
  return (
    <Button onClick={onPress} aria-expanded={isOpen} aria-controls={isOpen ? filtersId : undefined}>
      <ListFilter aria-hidden="true" />
      {count > 0 && (
        <span aria-hidden="true" className="tabular @xl:hidden">
          {number(count)}
        </span>
      )}
      <span className="@max-xl:sr-only">
        {count > 0 ? t("table.filtersSet", { count }) : t("table.filters")}
      </span>
    </Button>
  );
}
