"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useQueryStates } from "nuqs";
import { useCallback, useRef, useState } from "react";
import { Dock } from "@/components/assessments/dock";
import { FreshnessLine } from "@/components/assessments/freshness-line";
import { linkTrouble } from "@/components/assessments/link-trouble";
import { LiveTable } from "@/components/assessments/live-table";
import { PanelOverList } from "@/components/assessments/panel-over-list";
import {
  type AssessmentSearch,
  assessmentSearchParams,
  countMoreFilters,
  searchToView,
} from "@/components/assessments/search-params";
import { StatusTabs } from "@/components/assessments/status-tabs";
import { SyncNotice } from "@/components/assessments/sync-notice";
import { TableFailure } from "@/components/assessments/table-failure";
import { useTabCounts } from "@/components/assessments/use-tab-counts";
import { useTableLook } from "@/components/assessments/use-table-look";
import { useTableShortcuts } from "@/components/assessments/use-table-shortcuts";
import { useFeedState } from "@/components/feed/feed-provider";
import { AttentionPill } from "@/components/invitations/attention-pill";
import { NeedsAttention } from "@/components/invitations/needs-attention";
import { useAttention } from "@/components/invitations/use-attention";
import { PageHeader } from "@/components/layout/page-header";
import { shellQuery } from "@/components/layout/shell-query";
import { useTellShell } from "@/components/layout/use-tell-shell";
import { firstPageQuery, isAnsweredNow } from "@/components/query/assessments-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { ViewsMenu } from "@/components/views/views-menu";

/** It is over minutes after connecting to a service. */
const IdentifyingLine = dynamic(() => import("@/components/assessments/identifying-line"));
/** Most people never open them: their script comes when they do. */
const TableFilters = dynamic(() => import("@/components/assessments/table-filters"));

/** The home: every assessment, fresh by itself. */
export function AssessmentsScreen({ canInvite }: { canInvite: boolean }) {
  const { t } = useTexts();
  const [search, setSearch] = useQueryStates(assessmentSearchParams, { history: "push", scroll: false });
  const view = searchToView(search);
  const answer = useQuery(firstPageQuery(view));
  useTellShell(isAnsweredNow(answer) ? answer.data : undefined, view);
  // The feed tells it with every message.
  const shell = useQuery(shellQuery()).data ?? answer.data;
  const sync = shell?.sync;
  const counts = useTabCounts(view, answer);
  const trouble = linkTrouble(answer.error, useFeedState());
  const [showsFilters, setShowsFilters] = useState(() => countMoreFilters(search) > 0);
  const attention = useAttention();
  const searchBox = useRef<HTMLInputElement>(null);
  const walkTo = useTableShortcuts(searchBox);
  const narrow = useCallback((change: Partial<AssessmentSearch>) => void setSearch(change), [setSearch]);
  // A step back leads to what was looked at before, not to what it looked like.
  const look = useTableLook(search, (change) => void setSearch(change, { history: "replace" }));
  const applyView = useCallback(
    (change: Partial<AssessmentSearch> | null) => void setSearch(change),
    [setSearch],
  );

  const identifying = sync?.identifying;
  const [wasAtFirst] = useState(identifying !== undefined);
  const [wasSeen, setWasSeen] = useState(wasAtFirst);
  if (identifying && !wasSeen) setWasSeen(true);

  const filterLine = showsFilters && <TableFilters search={search} onNarrow={narrow} />;
  // Where nothing could be loaded, its place says already that nothing answers.
  const isSaid = answer.data === undefined && trouble !== undefined;
  const notices = (
    <>
      <AttentionPill count={attention.waiting} onOpen={attention.open} />
      {sync && !isSaid && <SyncNotice sync={sync} link={trouble} />}
    </>
  );
  return (
    <PanelOverList walkTo={walkTo} canChange={canInvite}>
      <div ref={look.area} className="@container flex min-h-full flex-col">
        <PageHeader
          title={t("table.title")}
          actions={canInvite && <NewAssessment />}
          className="pb-2 min-[24rem]:flex-nowrap"
        >
          <div className="flex flex-wrap gap-x-4">
            {sync ? <FreshnessLine sync={sync} trouble={trouble} /> : <p className="min-h-5" />}
            {wasSeen && <IdentifyingLine identifying={identifying} wasAtFirst={wasAtFirst} />}
          </div>
        </PageHeader>
        {attention.isShown && (
          <NeedsAttention
            attention={attention.attention}
            isAskedFor={attention.isAskedFor}
            canInvite={canInvite}
          />
        )}
        <StatusTabs search={search} counts={counts} onSelect={(status) => narrow({ status })}>
          <ViewsMenu search={search} look={look} canShare={canInvite} onApply={applyView} />
        </StatusTabs>
        {answer.data ? (
          <LiveTable
            answer={answer}
            search={search}
            canInvite={canInvite}
            isKnown={sync?.checkedAt !== undefined}
            hasNone={!view.archived && shell?.counts.all === 0}
            unread={sync?.identifying?.left ?? 0}
            searchBox={searchBox}
            walkTo={walkTo}
            look={look}
            onNarrow={narrow}
            filterLine={filterLine}
            filters={{ isOpen: showsFilters, onPress: () => setShowsFilters((shows) => !shows) }}
          >
            {notices}
          </LiveTable>
        ) : (
          <>
            {filterLine}
            <TableFailure error={answer.error} onRetry={() => void answer.refetch()} />
            <Dock>{notices}</Dock>
          </>
        )}
      </div>
    </PanelOverList>
  );
}

function NewAssessment() {
  const { t } = useTexts();
  return (
    <Button variant="primary" render={<Link href="/assessments/new" />} aria-keyshortcuts="n">
      <Plus aria-hidden="true" />
      {t("common.newAssessment")}
      <Kbd className="ml-1 max-sm:hidden">N</Kbd>
    </Button>
  );
}
