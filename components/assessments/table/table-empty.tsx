"use client";

import { useQuery } from "@tanstack/react-query";
import { Archive, ListChecks, SearchX, Send } from "lucide-react";
import Link from "next/link";
import { tabCountsQuery } from "@/components/assessments/view/tab-counts-query";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { NothingRead } from "@/components/service/nothing-read-state";
import { useIsFirstUse } from "@/components/service/use-is-first-use";
import { useIsLimited } from "@/components/session/is-limited";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

type TableEmptyProps = {
  view: ListView;
  /** The rows held here say so; the server hasn’t answered yet. */
  isWaiting: boolean;
  isFiltered: boolean;
  /** The search, if nothing else narrows the list. */
  searched?: string;
  /** Only archived rows are shown, and all of them. */
  isArchive: boolean;
  /** There are no assessments but archived ones, which aren’t shown. */
  hasNone: boolean;
  /** The service’s list has been read at least once. */
  isKnown: boolean;
  /** How many rows the same filters have under “All”. */
  inAll: number | undefined;
  q: string;
  /** How many names are still to be read. */
  unread: number;
  canInvite: boolean;
  onClear: () => void;
  onShowAll: () => void;
  onShowArchived: () => void;
  /** The archived rows that match the search. */
  onShowArchivedMatches: () => void;
};

export function TableEmpty({
  view,
  isWaiting,
  isFiltered,
  searched,
  isArchive,
  hasNone,
  isKnown,
  inAll,
  q,
  unread,
  canInvite,
  onClear,
  onShowAll,
  onShowArchived,
  onShowArchivedMatches,
}: TableEmptyProps) {
  const { queue } = view;
  const { t, number } = useTexts();
  const isFirst = useIsFirstUse();
  if (hasNone) {
    return (
      <NoneShown isKnown={isKnown} isFirst={isFirst} canInvite={canInvite} onShowArchived={onShowArchived} />
    );
  }
  if (isFiltered && (unread > 0 || !isKnown)) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={q ? t("tableEmpty.searchedSoFar", { q }) : t("tableEmpty.filteredSoFar")}
        action={
          <Button onClick={onClear}>{t(`tableEmpty.${searched ? "clearSearch" : "clearFilters"}`)}</Button>
        }
      >
        {isKnown ? t("tableEmpty.stillReading", { shown: number(unread) }) : t("tableEmpty.stillListing")}
      </EmptyState>
    );
  }
  if (isFiltered && queue !== "all" && inAll) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t("tableEmpty.notUnder", { queue: t(`table.queues.${queue}`) })}
        action={
          <Button onClick={onShowAll}>
            {t("tableEmpty.showInAll", { count: inAll, shown: number(inAll) })}
          </Button>
        }
      >
        {t("tableEmpty.filteredUnder", { tab: t(`table.queues.${queue}`) })}
      </EmptyState>
    );
  }
  if (searched && (queue === "all" || inAll === 0)) {
    return (
      <NobodyFound
        view={view}
        isWaiting={isWaiting}
        q={searched}
        onClear={onClear}
        onShowArchived={onShowArchivedMatches}
      />
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t(`tableEmpty.${isArchive && queue === "all" ? "archivedTitle" : "filteredTitle"}`)}
        action={<Button onClick={onClear}>{t("tableEmpty.clearFilters")}</Button>}
      >
        {queue === "all"
          ? t(`tableEmpty.${isArchive ? "archivedText" : "filteredText"}`)
          : t("tableEmpty.filteredUnder", { tab: t(`table.queues.${queue}`) })}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<ListChecks aria-hidden="true" />} title={t(`tableEmpty.${queue}.title`)}>
      {t(`tableEmpty.${queue}.text`)}
    </EmptyState>
  );
}

/** A candidate who is archived exists: the search says so, and leads there. */
function NobodyFound({
  view,
  isWaiting,
  q,
  onClear,
  onShowArchived,
}: Pick<TableEmptyProps, "view" | "isWaiting" | "onClear" | "onShowArchived"> & { q: string }) {
  const { t, number } = useTexts();
  const isLimited = useIsLimited();
  const archive = tabCountsQuery({ ...view, queue: "all", archived: "1" });
  // Not at each key of a search.
  const archived = useQuery({ ...archive, enabled: !isWaiting }).data?.counts.all;
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t("tableEmpty.searchedTitle", { q })}
      action={
        <>
          {archived !== undefined && archived > 0 && (
            <Button onClick={onShowArchived}>
              {t("tableEmpty.showArchivedMatches", { count: archived, shown: number(archived) })}
            </Button>
          )}
          <Button onClick={onClear}>{t("tableEmpty.clearSearch")}</Button>
        </>
      }
    >
      {archived !== 0
        ? t("tableEmpty.searchedOutsideArchive")
        : t(isLimited ? "tableEmpty.searchedTextLimited" : "tableEmpty.searchedText")}
    </EmptyState>
  );
}

/** There are no assessments, or only archived ones. */
function NoneShown({
  isKnown,
  isFirst,
  canInvite,
  onShowArchived,
}: Pick<TableEmptyProps, "isKnown" | "canInvite" | "onShowArchived"> & { isFirst: boolean }) {
  const { t } = useTexts();
  const isLimited = useIsLimited();
  if (!isKnown) return <NothingRead />;
  if (!isFirst) {
    return (
      <EmptyState
        icon={<Archive aria-hidden="true" />}
        title={t("tableEmpty.allArchivedTitle")}
        action={<Button onClick={onShowArchived}>{t("tableEmpty.showArchived")}</Button>}
      >
        {t("tableEmpty.allArchivedText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Send aria-hidden="true" />}
      title={t(isLimited ? "tableEmpty.limitedTitle" : "tableEmpty.firstTitle")}
      action={
        canInvite && (
          <Button variant="primary" render={<Link href="/assessments/new" />}>
            {t("common.newAssessment")}
          </Button>
        )
      }
    >
      {isLimited
        ? t("tableEmpty.limitedText")
        : t(canInvite ? "tableEmpty.firstText" : "tableEmpty.firstTextViewer")}
    </EmptyState>
  );
}
