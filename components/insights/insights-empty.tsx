import { ChartColumn } from "lucide-react";
import type { InsightsSearch } from "@/components/insights/search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Nothing happened in this time, and the way to where something may have. */
export function InsightsEmpty({
  search,
  onChange,
}: {
  search: InsightsSearch;
  onChange: (change: Partial<InsightsSearch>) => void;
}) {
  const { t } = useTexts();
  const isFiltered = search.interview !== null || search.invitedBy !== null;
  const way = isFiltered
    ? { label: t("tableEmpty.clearFilters"), change: { interview: null, invitedBy: null } }
    : search.range !== "year" && { label: t("insights.showYear"), change: { range: "year" as const } };
  return (
    <EmptyState
      icon={<ChartColumn aria-hidden="true" />}
      title={t("insights.emptyTitle")}
      action={way && <Button onClick={() => onChange(way.change)}>{way.label}</Button>}
    >
      {t(isFiltered ? "insights.emptyFiltered" : "insights.empty")}
    </EmptyState>
  );
}
