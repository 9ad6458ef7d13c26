"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useQueryStates } from "nuqs";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { firstPageQuery, isAnsweredNow, prepareView } from "@/components/assessments/list/assessments-query";
import { connectionTrouble } from "@/components/assessments/list/connection-trouble";
import type { ConnectionTrouble } from "@/components/assessments/list/freshness";
import { FreshnessLine } from "@/components/assessments/table/freshness-line";
import { LiveTable } from "@/components/assessments/table/live-table";
import { TableFailure } from "@/components/assessments/table/table-failure";
import { TableSyncNotice } from "@/components/assessments/table/table-sync-notice";
import { useTableShortcuts } from "@/components/assessments/table/use-table-shortcuts";
import { QueueTabs } from "@/components/assessments/view/queue-tabs";
import { useTabCounts } from "@/components/assessments/view/use-tab-counts";
import { useTableDisplay } from "@/components/assessments/view/use-table-display";
import { useTypedSearch } from "@/components/assessments/view/use-typed-search";
import {
  type AssessmentSearch,
  assessmentSearchParams,
  countFurtherFilters,
  searchToView,
  withHomeQueue,
  withinTab,
} from "@/components/assessments/view/view-search-params";
import { isTotalExact } from "@/components/attention/attention-groups";
import { AttentionPill } from "@/components/attention/attention-pill";
import { NeedsAttention } from "@/components/attention/needs-attention";
import { useAttention } from "@/components/attention/use-attention";
import { PanelOverList } from "@/components/dashboard/assessment/panel-over-list";
import { useUpdateShell } from "@/components/dashboard/shell/use-update-shell";
import { useFeedState } from "@/components/feed/feed-provider";
import { PageHeader } from "@/components/page/page-header";
import type { Picture } from "@/components/rows/list-state";
import { isNothingRead } from "@/components/service/nothing-read";
import { shellQuery } from "@/components/service/shell-query";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { nothing, usePart } from "@/components/ui/behaviour/use-part";
import { Button, IconButton } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { usePinnedTabs } from "@/components/views/use-pinned-tabs";
import { ViewsMenu } from "@/components/views/views-menu";
import type { Queue } from "@/lib/assessments/schema";
import type { SyncView } from "@/lib/sync/schema";

/** Needed only in the first minutes after connecting to a service. */
const LineWithPage = dynamic(() =>
  import("@/components/assessments/table/cells/identifying-line").catch(nothing),
);
const loadLine = () =>
  import("@/components/assessments/table/cells/identifying-line").then((loaded) => loaded.default);
/** Most people never open them. */
const FiltersWithPage = dynamic(() => import("@/components/assessments/view/table-filters").catch(nothing));
const loadFilters = () =>
  import("@/components/assessments/view/table-filters").then((loaded) => loaded.default);

/** @param picture the rows that the page came with. @param homeQueue where the home leads. */
export function AssessmentsScreen({
  picture,
  homeQueue,
  canInvite,
}: {
  picture: Picture;
  homeQueue: Queue;
  canInvite: boolean;
}) {
  const { t } = useTexts();
  const [address, setSearch] = useQueryStates(assessmentSearchParams, { history: "push", scroll: false });
  const asked = useMemo(() => withHomeQueue(address, homeQueue), [address, homeQueue]);
  const { queue } = asked;
  // A panel, a reload and the back button read the address.
  useEffect(() => {
    if (address.queue !== queue) void setSearch({ queue }, { history: "replace" });
  }, [address.queue, queue, setSearch]);
  const typed = useTypedSearch(address.q, (q) => void setSearch(withinTab(asked, { q })));
  const { q } = typed;
  const search = useMemo(() => ({ ...asked, q }), [asked, q]);
  const personId = usePersonId();
  const view = useMemo(() => searchToView(search, personId), [search, personId]);
  const client = useQueryClient();
  const answer = useQuery(firstPageQuery(view));
  useUpdateShell(isAnsweredNow(answer) ? answer.data : undefined, view);
  // Each message of the feed brings it up to date.
  const told = useQuery(shellQuery()).data;
  const shell = told ?? answer.data;
  const sync = shell?.sync;
  const counted = useTabCounts(view, answer);
  const trouble = connectionTrouble(answer.error, useFeedState());
  const [showsFilters, setShowsFilters] = useState(() => countFurtherFilters(search) > 0);
  const TableFilters = usePart(FiltersWithPage, loadFilters, showsFilters);
  const attention = useAttention();
  const searchBox = useRef<HTMLInputElement>(null);
  const walkTo = useTableShortcuts(searchBox);
  const narrow = useCallback(
    (change: Partial<AssessmentSearch>) => void setSearch(withinTab(search, change)),
    [search, setSearch],
  );
  const near = useCallback(
    (change: Partial<AssessmentSearch>) =>
      prepareView(client, searchToView({ ...search, ...change }, personId)),
    [client, search, personId],
  );
  // Columns are no step in the history: back leads to the view before.
  const display = useTableDisplay(
    search,
    (change) => void setSearch(withinTab(search, change), { history: "replace" }),
  );
  // Until the service’s list has been read there is nothing to count.
  const whole = told && !isNothingRead(told) ? told : undefined;
  const pins = usePinnedTabs({ search, columns: display.columns, whole, counted });
  const applyView = useCallback(
    (change: Partial<AssessmentSearch> | null) => void setSearch(change),
    [setSearch],
  );

  const filterLine = showsFilters && TableFilters && <TableFilters search={search} onNarrow={narrow} />;
  // Nothing has been read yet: say why instead of showing an empty table.
  const isUnread = shell !== undefined && isNothingRead(shell);
  // A table that couldn’t be loaded says so itself.
  const isSaid = answer.data === undefined && trouble !== undefined;
  const notices = (
    <>
      <AttentionPill
        count={attention.waiting}
        isExact={isTotalExact(attention.attention)}
        onOpen={attention.open}
      />
      {sync && !isSaid && (trouble || !isUnread) && <TableSyncNotice sync={sync} trouble={trouble} />}
    </>
  );
  return (
    <PanelOverList walkTo={walkTo} canChange={canInvite}>
      <div ref={display.area} className="home">
        <div className="home-top">
          <HomeHeader sync={sync} rows={shell?.counts.all ?? 0} trouble={trouble} canInvite={canInvite} />
          {attention.isShown && (
            <NeedsAttention
              attention={attention.attention}
              isAskedFor={attention.isAskedFor}
              canInvite={canInvite}
            />
          )}
        </div>
        <QueueTabs
          search={search}
          counted={counted}
          whole={whole}
          own={{ label: t("views.pinned"), tabs: pins }}
          onSelect={narrow}
          onNear={near}
        >
          <ViewsMenu
            search={search}
            display={display}
            canShare={canInvite}
            isTab={pins.some(({ current }) => current)}
            onApply={applyView}
          />
        </QueueTabs>
        <LiveTable
          view={view}
          picture={picture}
          hasFailed={answer.isError}
          failure={
            !answer.data && <TableFailure error={answer.error} onRetry={() => void answer.refetch()} />
          }
          search={search}
          canInvite={canInvite}
          isKnown={sync?.checkedAt !== undefined}
          hasNone={isUnread || (!view.archived && shell?.counts.all === 0)}
          unread={sync?.identifying?.left ?? 0}
          searchBox={searchBox}
          typed={typed}
          walkTo={walkTo}
          display={display}
          inAll={counted?.counts.all}
          onNarrow={narrow}
          onNear={near}
          filterLine={filterLine}
          mainAct={canInvite && <NewAtHand />}
          filters={{ isOpen: showsFilters, onPress: () => setShowsFilters((shows) => !shows) }}
        >
          {notices}
        </LiveTable>
      </div>
    </PanelOverList>
  );
}

function HomeHeader({
  sync,
  rows,
  trouble,
  canInvite,
}: {
  sync?: SyncView;
  rows: number;
  trouble?: ConnectionTrouble;
  canInvite: boolean;
}) {
  const { t } = useTexts();
  return (
    <PageHeader
      title={t("table.title")}
      actions={canInvite && <NewAssessment />}
      className="home-head pb-2 min-[24rem]:flex-nowrap"
    >
      <div className="flex flex-wrap gap-x-4">
        {sync ? <FreshnessLine sync={sync} rows={rows} trouble={trouble} /> : <p className="min-h-5" />}
        <Identifying identifying={sync?.identifying} />
      </div>
    </PageHeader>
  );
}

/** Once shown, the line stays, to say that all names are read. */
function Identifying({ identifying }: Pick<SyncView, "identifying">) {
  const [wasAtFirst] = useState(identifying !== undefined);
  const [wasSeen, setWasSeen] = useState(wasAtFirst);
  if (identifying && !wasSeen) setWasSeen(true);
  const IdentifyingLine = usePart(LineWithPage, loadLine, wasSeen);
  return wasSeen && IdentifyingLine && <IdentifyingLine identifying={identifying} wasAtFirst={wasAtFirst} />;
}

const toNew = <Link href="/assessments/new" />;

function NewAssessment() {
  const { t } = useTexts();
  return (
    <Button variant="primary" render={toNew} aria-keyshortcuts="n">
      <Plus aria-hidden="true" />
      {t("common.newAssessment")}
      <Kbd className="ml-1 max-sm:hidden">N</Kbd>
    </Button>
  );
}

/** In the thumb’s reach, in place of the one above. */
function NewAtHand() {
  const { t } = useTexts();
  return (
    <IconButton variant="primary" tooltip={false} label={t("common.newAssessment")} render={toNew}>
      <Plus aria-hidden="true" />
    </IconButton>
  );
}
