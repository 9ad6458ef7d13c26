"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Download, ListFilter, ScrollText } from "lucide-react";
import { useQueryStates } from "nuqs";
import { useExport } from "@/components/http/use-export";
import { auditParams, auditQuery } from "@/components/log/audit-query";
import { LogDays } from "@/components/log/log-days";
import type { LogChange } from "@/components/log/log-fields";
import { LogFilters } from "@/components/log/log-filters";
import {
  countFilters,
  isNarrowed,
  logSearchParams,
  noFilters,
  toAuditFilter,
} from "@/components/log/log-search-params";
import { LoadFailure } from "@/components/page/load-failure";
import { SettingsPage } from "@/components/settings/settings-page";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { useSaidOn } from "@/components/ui/behaviour/use-say";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Tooltip } from "@/components/ui/tooltip";

const loadSheet = () =>
  import("@/components/log/log-filters-sheet").then(({ LogFiltersSheet }) => LogFiltersSheet);

export function LogScreen() {
  const { t } = useTexts();
  const [search, setSearch] = useQueryStates(logSearchParams, { history: "replace", scroll: false });
  const filter = toAuditFilter(search);
  const log = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const { link, refusal } = useExport(`/api/audit/export?${auditParams(filter)}`);
  const narrow = (change: LogChange) => void setSearch(change);
  const filterCount = countFilters(search);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const count = entries?.length ?? 0;
  const countWords = t(log.hasNextPage ? "settings.log.shown" : "settings.log.allShown", { count });
  const emptyWords = t(isNarrowed(search) ? "settings.log.noMatchTitle" : "settings.log.emptyTitle");
  // Until the answer to a filter is there, the last one counts.
  const said = useSaidOn(
    entries && !log.isPlaceholderData ? auditParams(filter).toString() : undefined,
    count > 0 ? countWords : emptyWords,
    "there",
  );
  return (
    <SettingsPage
      section="log"
      actions={
        <>
          <Deferred
            kind="dialog"
            load={loadSheet}
            part={{
              search,
              onChange: narrow,
              trigger: (
                <Button className="hidden sheet:inline-flex">
                  <ListFilter aria-hidden="true" />
                  {filterCount > 0 ? t("table.filtersSet", { count: filterCount }) : t("table.filters")}
                </Button>
              ),
            }}
          />
          <Tooltip label={t("settings.log.exportHint")}>
            <Button
              data-palette="export"
              aria-description={t("settings.log.exportHint")}
              render={<a {...link} />}
            >
              <Download aria-hidden="true" />
              {t("settings.log.export")}
            </Button>
          </Tooltip>
        </>
      }
    >
      <div className="@container flex flex-col gap-4">
        {refusal && <div>{refusal}</div>}
        <LogFilters
          search={search}
          onChange={narrow}
          // Where nothing matches, the empty state has the button.
          canClear={isNarrowed(search) && entries?.length !== 0}
        />
        {entries && entries.length > 0 ? (
          <div aria-busy={log.isPlaceholderData} className={log.isPlaceholderData ? "opacity-60" : undefined}>
            <LogDays entries={entries} />
          </div>
        ) : entries ? (
          <LogEmpty isNarrowed={isNarrowed(search)} onClear={() => void setSearch(noFilters)} />
        ) : log.error ? (
          <LoadFailure error={log.error} onRetry={() => void log.refetch()} />
        ) : (
          <LogLoading />
        )}
        <div className={cn("flex flex-wrap items-center gap-4", count === 0 && "sr-only")}>
          {log.hasNextPage && (
            <Button pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {t("settings.log.more")}
            </Button>
          )}
          {/* There before its text, and where nothing matches, too: then it is read out. */}
          <span role="status" className="tabular text-12 text-quiet">
            {said}
          </span>
          {log.isFetchNextPageError && (
            <span role="alert" className="text-13 text-danger">
              {t("settings.failedText")}
            </span>
          )}
        </div>
      </div>
    </SettingsPage>
  );
}

function LogEmpty({ isNarrowed: isFiltered, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTexts();
  return isFiltered ? (
    <EmptyState
      icon={<ScrollText aria-hidden="true" />}
      title={t("settings.log.noMatchTitle")}
      action={<Button onClick={onClear}>{t("settings.log.clear")}</Button>}
    >
      {t("settings.log.noMatch")}
    </EmptyState>
  ) : (
    <EmptyState icon={<ScrollText aria-hidden="true" />} title={t("settings.log.emptyTitle")}>
      {t("settings.log.empty")}
    </EmptyState>
  );
}

function LogLoading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 pt-4">
      {["w-2/3", "w-1/2", "w-3/5", "w-2/5"].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
