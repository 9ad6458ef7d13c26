"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { useCallback, useRef } from "react";
import { Dock } from "@/components/assessments/dock";
import { FreshnessLine } from "@/components/assessments/freshness-line";
import { linkTrouble } from "@/components/assessments/link-trouble";
import { LiveTable } from "@/components/assessments/live-table";
import { type AssessmentSearch, assessmentSearchParams } from "@/components/assessments/search-params";
import { StatusTabs } from "@/components/assessments/status-tabs";
import { SyncNotice } from "@/components/assessments/sync-notice";
import { TableFailure } from "@/components/assessments/table-failure";
import { useTableShortcuts } from "@/components/assessments/use-table-shortcuts";
import { AttentionPill } from "@/components/invitations/attention-pill";
import { NeedsAttention } from "@/components/invitations/needs-attention";
import { useAttention } from "@/components/invitations/use-attention";
import { PageHeader } from "@/components/layout/page-header";
import { useTellShell } from "@/components/layout/use-tell-shell";
import { assessmentsQuery } from "@/components/query/assessments-query";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";

/** The home: every assessment, fresh by itself. */
export function AssessmentsScreen({ canInvite }: { canInvite: boolean }) {
  const [search, setSearch] = useQueryStates(assessmentSearchParams, { history: "push", scroll: false });
  const query = useQuery(assessmentsQuery(search));
  const { data: page } = query;
  useTellShell(query.isFetchedAfterMount ? page : undefined);
  const link = linkTrouble(query.error);
  const attention = useAttention();
  const searchBox = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const area = useTableShortcuts({
    search: searchBox,
    onNew: canInvite ? () => router.push("/assessments/new") : undefined,
  });
  /** Whatever narrows the list starts it from the beginning. */
  const narrow = useCallback(
    (change: Partial<AssessmentSearch>) => void setSearch({ page: 1, ...change }),
    [setSearch],
  );

  return (
    <div ref={area} className="@container flex min-h-full flex-col">
      <PageHeader
        title="Assessments"
        actions={canInvite && <NewAssessment />}
        className="pb-2 min-[24rem]:flex-nowrap"
      >
        {page ? <FreshnessLine sync={page.sync} trouble={link} /> : <p className="min-h-5" />}
      </PageHeader>
      <NeedsAttention invitations={attention.shown} canInvite={canInvite} />
      <StatusTabs search={search} counts={page?.counts} onSelect={(status) => narrow({ status })} />
      {page ? (
        <LiveTable
          page={page}
          search={search}
          canInvite={canInvite}
          isWaiting={query.isPlaceholderData}
          isSettled={query.isFetchedAfterMount}
          searchBox={searchBox}
          onNarrow={narrow}
          onPage={(next) => {
            void setSearch({ page: next });
            window.scrollTo({ top: 0 });
          }}
        />
      ) : (
        <TableFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
      <Dock>
        <AttentionPill count={attention.waiting} onOpen={attention.open} />
        {page && <SyncNotice sync={page.sync} link={link} />}
      </Dock>
    </div>
  );
}

function NewAssessment() {
  return (
    <Button variant="primary" render={<Link href="/assessments/new" />} aria-keyshortcuts="n">
      <Plus aria-hidden="true" />
      New assessment
      <Kbd className="ml-1 max-sm:hidden">N</Kbd>
    </Button>
  );
}
