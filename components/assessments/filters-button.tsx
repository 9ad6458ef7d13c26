"use client";

import { ListFilter } from "lucide-react";
import { type AssessmentSearch, countMoreFilters } from "@/components/assessments/search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** Shows the further filters, and says how many of them narrow the table. */
export function FiltersButton({ search, onPress }: { search: AssessmentSearch; onPress: () => void }) {
  const { t } = useTexts();
  const count = countMoreFilters(search);
  return (
    <Button onClick={onPress}>
      <ListFilter aria-hidden="true" />
      <span className="max-sm:sr-only">
        {count > 0 ? t("table.filtersSet", { count }) : t("table.filters")}
      </span>
    </Button>
  );
}
