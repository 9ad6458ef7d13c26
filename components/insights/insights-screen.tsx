"use client";

import { useQuery } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import { ByRecruiter } from "@/components/insights/by-recruiter";
import { DecisionMatrix } from "@/components/insights/decision-matrix";
import { Funnel } from "@/components/insights/funnel";
import { InsightsEmpty } from "@/components/insights/insights-empty";
import { InsightsFilters } from "@/components/insights/insights-filters";
import { insightsQuery } from "@/components/insights/insights-query";
import { insightsSearchParams } from "@/components/insights/insights-search-params";
import { OverTime } from "@/components/insights/over-time";
import { PendingByAge } from "@/components/insights/pending-by-age";
import { PendingLongest } from "@/components/insights/pending-longest";
import { Times } from "@/components/insights/times";
import { Totals } from "@/components/insights/totals";
import { LoadFailure } from "@/components/page/load-failure";
import { PageHeader } from "@/components/page/page-header";
import { isNothingRead } from "@/components/service/nothing-read";
import { NothingRead } from "@/components/service/nothing-read-state";
import { shellQuery } from "@/components/service/shell-query";
import { SyncNotice } from "@/components/service/sync-notice";
import { useFirstListRead } from "@/components/service/use-first-list-read";
import { useIsLimited } from "@/components/session/is-limited";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { Skeleton } from "@/components/ui/skeleton";

/** Figures of weeks change slowly, and are counted over many rows. */
const refreshMs = 60_000;
/** The figures grow while the first list is being read. */
const firstListMs = 5_000;

export function InsightsScreen({ canInvite }: { canInvite: boolean }) {
  const { t } = useTexts();
  const isLimited = useIsLimited();
  const [search, setSearch] = useQueryStates(insightsSearchParams, { history: "push", scroll: false });
  const query = insightsQuery(search, useZone());
  const shell = useQuery(shellQuery()).data;
  const isUnread = shell !== undefined && isNothingRead(shell);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    enabled: !isUnread,
    refetchInterval: shell?.sync.checkedAt === undefined ? firstListMs : refreshMs,
  });
  // Figures counted during the first list are incomplete.
  useFirstListRead(() => void refetch());
  return (
    <>
      <PageHeader title={t("insights.title")}>
        {t(isLimited ? "insights.limitedSubtitle" : "insights.subtitle")}
      </PageHeader>
      {!isUnread && (
        <>
          <SyncNotice className="mx-4 mb-4 md:mx-7" />
          <InsightsFilters search={search} onChange={(change) => void setSearch(change)} />
        </>
      )}
      {isUnread ? (
        <NothingRead />
      ) : data ? (
        <div aria-busy={isPlaceholderData}>
          <Totals insights={data} search={search} />
          {data.totals.invited === 0 && data.series.every((one) => one.completedThen.completed === 0) ? (
            <InsightsEmpty
              search={search}
              canInvite={canInvite}
              onChange={(change) => void setSearch(change)}
            />
          ) : (
            <>
              <OverTime insights={data} search={search} />
              <DecisionMatrix insights={data} search={search} />
              <Funnel insights={data} search={search} />
              <ByRecruiter insights={data} search={search} />
              <Times insights={data} />
            </>
          )}
          <div className="grid lg:grid-cols-2">
            <PendingByAge insights={data} search={search} />
            <PendingLongest assessments={data.pendingLongest} search={search} />
          </div>
        </div>
      ) : error ? (
        <LoadFailure error={error} title={t("insights.failedTitle")} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-6 px-4 py-4 md:px-7">
          <Skeleton className="h-16" />
          <Skeleton className="h-60" />
        </div>
      )}
    </>
  );
}
