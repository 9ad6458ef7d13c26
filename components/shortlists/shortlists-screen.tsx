"use client";

import { useQuery } from "@tanstack/react-query";
import { ListChecks, Plus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { LoadFailure } from "@/components/page/load-failure";
import { PageHeader } from "@/components/page/page-header";
import { shortlistsKey, shortlistsQuery } from "@/components/shortlists/shortlists-query";
import { ShortlistsTable } from "@/components/shortlists/shortlists-table";
import { useShortlistNews } from "@/components/shortlists/use-shortlist-news";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ToggleToolbar } from "@/components/ui/fields/toggle-toolbar";
import { Skeleton } from "@/components/ui/skeleton";

const loadForm = () =>
  import("@/components/shortlists/new-shortlist").then(({ NewShortlist }) => NewShortlist);

export function ShortlistsScreen({ canCompose }: { canCompose: boolean }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(shortlistsQuery());
  useShortlistNews(shortlistsKey);
  const [which, setWhich] = useState<"current" | "archived">("current");
  const all = data?.shortlists ?? [];
  const hasArchived = all.some(({ archivedAt }) => archivedAt);
  const shown = all.filter(({ archivedAt }) => (archivedAt !== undefined) === (which === "archived"));
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
      {(hasArchived || which === "archived") && (
        <ToggleToolbar
          label={t("shortlists.tabs")}
          options={[
            { value: "current", label: t("shortlists.currentOnes") },
            { value: "archived", label: t("shortlists.archivedOnes") },
          ]}
          value={which}
          onChoose={setWhich}
          className="mx-4 mb-3 flex gap-1.5 md:mx-7"
        />
      )}
      {data && shown.length > 0 ? (
        <ShortlistsTable shortlists={shown} />
      ) : data ? (
        <NoShortlists canCompose={canCompose} isArchive={which === "archived"} />
      ) : error ? (
        <LoadFailure error={error} title={t("shortlists.notLoaded")} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="mx-4 flex flex-col gap-3 md:mx-7">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </>
  );
}

function NoShortlists({ canCompose, isArchive }: { canCompose: boolean; isArchive: boolean }) {
  const { t } = useTexts();
  const icon = <ListChecks aria-hidden="true" />;
  if (isArchive)
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
