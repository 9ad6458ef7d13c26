"use client";

import { SlidersHorizontal } from "lucide-react";
import type { TableDisplay } from "@/components/assessments/view/use-table-display";
import type { AssessmentSearch } from "@/components/assessments/view/view-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";

const loadPopup = () =>
  import("@/components/assessments/view/display-popup").then(({ DisplayPopup }) => DisplayPopup);

/** Columns, row height, and the order, which cards can’t offer in a head. */
export function DisplayMenu({
  search,
  display,
  onNarrow,
}: {
  search: AssessmentSearch;
  display: TableDisplay;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
}) {
  const { t } = useTexts();
  return (
    <Deferred
      kind="menu"
      load={loadPopup}
      part={{
        sort: search.sort,
        onSort: (sort) => onNarrow({ sort }),
        display,
        trigger: (
          <Button data-palette="display">
            <SlidersHorizontal aria-hidden="true" />
            <span className="home-label-wide">{t("display.title")}</span>
          </Button>
        ),
      }}
    />
  );
}
