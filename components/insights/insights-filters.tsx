"use client";

import { CalendarRange } from "lucide-react";
import { InterviewFilter } from "@/components/candidate/fields/interview-filter";
import { InviterFilter } from "@/components/candidate/fields/inviter-filter";
import { type InsightsSearch, insightsRanges } from "@/components/insights/insights-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/fields/select-menu";

export function InsightsFilters({
  search,
  onChange,
}: {
  search: InsightsSearch;
  onChange: (change: Partial<InsightsSearch>) => void;
}) {
  const { t } = useTexts();
  return (
    <search
      aria-label={t("insights.filters")}
      className="flex flex-wrap gap-2 px-4 pb-4 print:hidden max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:[scrollbar-width:none] max-sm:*:shrink-0! max-sm:[&_button]:px-3 md:px-7"
    >
      <SelectMenu
        label={t("insights.range")}
        icon={<CalendarRange aria-hidden="true" />}
        value={search.range}
        onValueChange={(range) => onChange({ range })}
        options={insightsRanges.map((range) => ({ value: range, label: t(`insights.ranges.${range}`) }))}
      />
      <InterviewFilter interview={search.interview} onChange={(interview) => onChange({ interview })} />
      <InviterFilter inviter={search.invitedBy} onChange={(invitedBy) => onChange({ invitedBy })} />
    </search>
  );
}
