import { ChartColumn } from "lucide-react";
import Link from "next/link";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { useIsFirstUse } from "@/components/service/use-is-first-use";
import { useIsLimited } from "@/components/session/is-limited";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export function InsightsEmpty({
  search,
  canInvite,
  onChange,
}: {
  search: InsightsSearch;
  canInvite: boolean;
  onChange: (change: Partial<InsightsSearch>) => void;
}) {
  const { t } = useTexts();
  const isFirst = useIsFirstUse();
  const isLimited = useIsLimited();
  const isFiltered = search.interview !== null || search.invitedBy !== null;
  const way = isFiltered
    ? { label: t("tableEmpty.clearFilters"), change: { interview: null, invitedBy: null } }
    : search.range !== "year" && { label: t("insights.showYear"), change: { range: "year" as const } };
  if (isFirst) {
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title={t("insights.firstTitle")}
        action={
          canInvite && (
            <Button variant="primary" render={<Link href="/assessments/new" />}>
              {t("common.newAssessment")}
            </Button>
          )
        }
      >
        {t(isLimited ? "insights.limitedFirst" : "insights.first")}
      </EmptyState>
    );
  }
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
