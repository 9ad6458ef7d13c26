"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { BeginBox } from "@/components/imports/begin/begin-box";
import { ImportsTable } from "@/components/imports/history/imports-table";
import { importListsKey, importsQuery } from "@/components/imports/imports-query";
import { useImportNews } from "@/components/imports/use-import-news";
import { LoadFailure } from "@/components/page/load-failure";
import { PageHeader } from "@/components/page/page-header";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";

/** Where imports begin, and below it those that there were. */
export function ImportsScreen() {
  const { t } = useTexts();
  return (
    <div className="flex flex-col pb-16">
      <PageHeader title={t("imports.title")}>{t("imports.subtitle")}</PageHeader>
      <BeginBox />
      <History />
    </div>
  );
}

function History() {
  const { t } = useTexts();
  const list = useInfiniteQuery(importsQuery());
  useImportNews(importListsKey);
  const imports = list.data?.pages.flatMap((page) => page.imports);
  return (
    <section aria-labelledby="past-imports" className="mt-8 flex flex-col gap-2">
      <h2 id="past-imports" className="mx-4 text-14 font-semibold md:mx-7">
        {t("imports.history.title")}
      </h2>
      {imports && imports.length > 0 ? (
        <>
          <ImportsTable imports={imports} />
          <MoreImports list={list} count={imports.length} />
        </>
      ) : imports ? (
        <EmptyState icon={<Upload aria-hidden="true" />} title={t("imports.history.emptyTitle")}>
          {t("imports.history.empty")}
        </EmptyState>
      ) : list.error ? (
        <LoadFailure
          error={list.error}
          title={t("imports.history.notLoaded")}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <div aria-busy="true" className="mx-4 flex flex-col gap-3 pt-2 md:mx-7">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </section>
  );
}

function MoreImports({
  list,
  count,
}: {
  list: Pick<
    ReturnType<typeof useInfiniteQuery>,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage"
  >;
  count: number;
}) {
  const { t } = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <div className="mx-4 flex flex-wrap items-center gap-4 py-4 md:mx-7">
      <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t("imports.history.showMore")}
      </Button>
      <span role="status" className="tabular text-12 text-quiet">
        {t("imports.history.shown", { count })}
      </span>
      {list.isFetchNextPageError && (
        <span role="alert" className="text-13 text-danger">
          {t("imports.history.notLoaded")}
        </span>
      )}
    </div>
  );
}
