"use client";

import { CalendarRange } from "lucide-react";
import { InterviewFilter } from "@/components/assessments/interview-filter";
import { InviterFilter } from "@/components/assessments/inviter-filter";
import { type InsightsSearch, insightsRanges } from "@/components/insights/search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/select-menu";

/** What the figures are about. */
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
      className="flex flex-wrap gap-2 px-4 pb-4 max-sm:[&_button]:px-3 md:px-7"
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
