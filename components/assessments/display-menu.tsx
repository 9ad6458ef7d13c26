"use client";

import { SlidersHorizontal } from "lucide-react";
import type { AssessmentSearch } from "@/components/assessments/search-params";
import type { TableLook } from "@/components/assessments/use-table-look";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Deferred } from "@/components/ui/deferred";

const loadPopup = () =>
  import("@/components/assessments/display-popup").then(({ DisplayPopup }) => DisplayPopup);

/** How the list looks: its columns, how high its rows are, and its order where no heads are there to press. */
export function DisplayMenu({
  search,
  look,
  onNarrow,
}: {
  search: AssessmentSearch;
  look: TableLook;
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
        look,
        trigger: (
          <Button>
            <SlidersHorizontal aria-hidden="true" />
            <span className="@max-5xl:sr-only">{t("display.title")}</span>
          </Button>
        ),
      }}
    />
  );
}
