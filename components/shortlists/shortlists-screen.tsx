"use client";

import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { ListChecks, Plus, Search } from "lucide-react";
import Link from "next/link";
import { useQueryStates } from "nuqs";
import { LoadFailure } from "@/components/page/load-failure";
import { PageHeader } from "@/components/page/page-header";
import { shortlistsKey, shortlistsQuery } from "@/components/shortlists/shortlists-query";
import {
  type ShortlistsSearch,
  shortlistsSearchParams,
  toShortlistsFilter,
} from "@/components/shortlists/shortlists-search-params";
import { ShortlistsTable } from "@/components/shortlists/shortlists-table";
import { useShortlistNews } from "@/components/shortlists/use-shortlist-news";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { useSaidOn } from "@/components/ui/behaviour/use-say";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchField } from "@/components/ui/fields/search-field";
import { ToggleToolbar } from "@/components/ui/fields/toggle-toolbar";
import { Skeleton } from "@/components/ui/skeleton";

const loadForm = () =>
  import("@/components/shortlists/new-shortlist").then(({ NewShortlist }) => NewShortlist);

export function ShortlistsScreen({ canCompose }: { canCompose: boolean }) {
  const { t } = useTexts();
  const [search, setSearch] = useQueryStates(shortlistsSearchParams, { history: "replace", scroll: false });
  const { q, state } = toShortlistsFilter(search);
  const lists = useInfiniteQuery({ ...shortlistsQuery({ q, state }), placeholderData: keepPreviousData });
  useShortlistNews(shortlistsKey);
  const shown = lists.data?.pages.flatMap(({ shortlists }) => shortlists);
  const hasArchived = state === "archived" || lists.data?.pages.at(-1)?.hasArchived === true;
  const isNarrowed = q !== "";
  const count = shown?.length ?? 0;
  const isLong = (lists.data?.pages.length ?? 0) > 1 || lists.hasNextPage;
  const countWords = t(lists.hasNextPage ? "shortlists.shown" : "shortlists.allShown", { count });
  const words = count > 0 ? countWords : t("shortlists.noMatchTitle");
  // Until the answer to what was typed is there, the last one counts.
  const said = useSaidOn(
    shown && !lists.isPlaceholderData ? q : undefined,
    isLong || isNarrowed ? words : "",
    "there",
  );
  return (
    <>
      <PageHeader
        title={t("shortlists.title")}
        actions={
          canCompose && (
            <Deferred
              kind="dialog"
              load={loadForm}
              part={{
                trigger: (
                  <Button variant="primary" data-palette="newShortlist">
                    <Plus aria-hidden="true" />
                    {t("shortlists.make")}
                  </Button>
                ),
              }}
            />
          )
        }
      >
        {t("shortlists.subtitle")}
      </PageHeader>
      {(hasArchived || isNarrowed || (shown && shown.length > 0)) && (
        <div className="mx-4 mb-3 flex flex-wrap items-center gap-2 md:mx-7">
          {hasArchived && (
            <ToggleToolbar
              label={t("shortlists.tabs")}
              options={[
                { value: "current", label: t("shortlists.currentOnes") },
                { value: "archived", label: t("shortlists.archivedOnes") },
              ]}
              value={state}
              onChoose={(chosen) => void setSearch({ state: chosen })}
              className="flex flex-wrap gap-1.5"
            />
          )}
          <search className="flex min-w-0 flex-1 basis-56 sm:max-w-76">
            <SearchField
              label={t("shortlists.search")}
              placeholder={t("shortlists.search")}
              icon={<Search aria-hidden="true" />}
              words={q}
              onSearch={(words) => void setSearch({ q: words })}
            />
          </search>
        </div>
      )}
      {shown && shown.length > 0 ? (
        <div
          aria-busy={lists.isPlaceholderData}
          className={lists.isPlaceholderData ? "opacity-60" : undefined}
        >
          <ShortlistsTable shortlists={shown} />
        </div>
      ) : shown ? (
        <NoShortlists
          canCompose={canCompose}
          search={{ q, state }}
          onClear={() => void setSearch({ q: null })}
        />
      ) : lists.error ? (
        <LoadFailure
          error={lists.error}
          title={t("shortlists.notLoaded")}
          onRetry={() => void lists.refetch()}
        />
      ) : (
        <div aria-busy="true" className="mx-4 flex flex-col gap-3 md:mx-7">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      <MoreShortlists lists={lists} words={said} isEmpty={count === 0} />
    </>
  );
}

/** How many there are is said once there is more than a look: after a search, or of several pages. */
function MoreShortlists({
  lists: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  words,
  isEmpty,
}: {
  lists: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage"
  >;
  words: string;
  /** The empty state is there to be seen. */
  isEmpty: boolean;
}) {
  const { t } = useTexts();
  return (
    <div className={cn("mx-4 flex flex-wrap items-center gap-4 py-4 md:mx-7", isEmpty && "sr-only")}>
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("shortlists.showMore")}
        </Button>
      )}
      {/* There before its text, and where nothing matches, too: then it is read out. */}
      <span role="status" className="tabular text-12 text-quiet">
        {words}
      </span>
      {isFetchNextPageError && (
        <span role="alert" className="text-13 text-danger">
          {t("shortlists.notLoaded")}
        </span>
      )}
    </div>
  );
}

function NoShortlists({
  canCompose,
  search: { q, state },
  onClear,
}: {
  canCompose: boolean;
  search: ShortlistsSearch;
  onClear: () => void;
}) {
  const { t } = useTexts();
  const icon = <ListChecks aria-hidden="true" />;
  if (q)
    return (
      <EmptyState
        icon={icon}
        title={t("shortlists.noMatchTitle")}
        action={<Button onClick={onClear}>{t("table.clearSearch")}</Button>}
      >
        {t("shortlists.noMatch")}
      </EmptyState>
    );
  if (state === "archived")
    return (
      <EmptyState icon={icon} title={t("shortlists.noArchivedTitle")}>
        {t("shortlists.noArchived")}
      </EmptyState>
    );
  if (!canCompose)
    return (
      <EmptyState icon={icon} title={t("shortlists.emptyViewerTitle")}>
        {t("shortlists.emptyViewer")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={t("shortlists.emptyTitle")}
      action={<Button render={<Link href="/assessments" />}>{t("shortlists.toAssessments")}</Button>}
    >
      {t("shortlists.empty")}
    </EmptyState>
  );
}
