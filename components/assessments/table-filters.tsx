"use client";

import { filtersId } from "@/components/assessments/filters-button";
import { InviterFilter } from "@/components/assessments/inviter-filter";
import {
  type AssessmentSearch,
  countMoreFilters,
  noMoreFilters,
} from "@/components/assessments/search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DateRange } from "@/components/ui/date-range";
import { SelectMenu } from "@/components/ui/select-menu";
import { decisions } from "@/lib/assessments/names";

const any = "any";

/** What narrows the table beside tabs, search and interview: when, by whom, what was decided, the archive. */
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
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-ground px-4 py-2.5 md:px-7"
    >
      <DateRange
        labels={{ from: t("table.createdFrom"), to: t("table.createdTo") }}
        from={search.createdFrom}
        to={search.createdTo}
        onChange={(createdFrom, createdTo) => onNarrow({ createdFrom, createdTo })}
      />
      <InviterFilter inviter={search.invitedBy} onChange={(invitedBy) => onNarrow({ invitedBy })} />
      <SelectMenu
        label={t("table.filterDecision")}
        value={search.decision ?? any}
        onValueChange={(decision) => onNarrow({ decision: decision === any ? null : decision })}
        options={[
          { value: any, label: t("table.anyDecision") },
          ...decisions.map((value) => ({ value, label: t(`table.decisions.${value}`) })),
        ]}
      />
      <Checkbox
        label={t("table.archivedOnly")}
        checked={search.archived === "1"}
        onCheckedChange={(isChecked) => onNarrow({ archived: isChecked ? "1" : null })}
      />
      {countMoreFilters(search) > 0 && (
        <Button variant="ghost" onClick={() => onNarrow(noMoreFilters)}>
          {t("table.clearFilters")}
        </Button>
      )}
    </search>
  );
}
