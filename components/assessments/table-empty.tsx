"use client";

import { Archive, ListChecks, SearchX, Send } from "lucide-react";
import Link from "next/link";
import { NothingRead } from "@/components/layout/nothing-read-state";
import { useIsFirst } from "@/components/layout/use-is-first";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { AssessmentTab } from "@/lib/assessments/schema";

/** Why the table is empty, and the way on. */
export function TableEmpty({
  tab,
  isFiltered,
  searched,
  isArchive,
  hasNone,
  isKnown,
  q,
  unread,
  canInvite,
  onClear,
  onShowArchived,
}: {
  tab: AssessmentTab;
  isFiltered: boolean;
  /** What is searched for, where nothing else narrows the list. */
  searched?: string;
  /** The archived are looked at, all of them. */
  isArchive: boolean;
  /** There is no assessment, but for archived ones, which aren’t looked at. */
  hasNone: boolean;
  /** The service has told so; while it doesn't answer, nobody knows. */
  isKnown: boolean;
  q: string;
  /** How many names are still to be read. */
  unread: number;
  canInvite: boolean;
  onClear: () => void;
  onShowArchived: () => void;
}) {
  const { t, number } = useTexts();
  const isFirst = useIsFirst();
  if (hasNone && !isKnown) return <NothingRead />;
  if (hasNone && !isFirst) {
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
  if (hasNone) {
    return (
      <EmptyState
        icon={<Send aria-hidden="true" />}
        title={t("tableEmpty.firstTitle")}
        action={
          canInvite && (
            <Button variant="primary" render={<Link href="/assessments/new" />}>
              {t("common.newAssessment")}
            </Button>
          )
        }
      >
        {t(canInvite ? "tableEmpty.firstText" : "tableEmpty.firstTextViewer")}
      </EmptyState>
    );
  }
  if (isFiltered && unread > 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={q ? t("tableEmpty.searchedSoFar", { q }) : t("tableEmpty.filteredSoFar")}
        action={
          <Button onClick={onClear}>{t(`tableEmpty.${searched ? "clearSearch" : "clearFilters"}`)}</Button>
        }
      >
        {t("tableEmpty.stillReading", { shown: number(unread) })}
      </EmptyState>
    );
  }
  if (searched !== undefined && tab === "all") {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t("tableEmpty.searchedTitle", { q: searched })}
        action={<Button onClick={onClear}>{t("tableEmpty.clearSearch")}</Button>}
      >
        {t("tableEmpty.searchedText")}
      </EmptyState>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t(`tableEmpty.${isArchive && tab === "all" ? "archivedTitle" : "filteredTitle"}`)}
        action={<Button onClick={onClear}>{t("tableEmpty.clearFilters")}</Button>}
      >
        {tab === "all"
          ? t(`tableEmpty.${isArchive ? "archivedText" : "filteredText"}`)
          : t("tableEmpty.filteredUnder", { tab: t(`table.tabs.${tab}`) })}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<ListChecks aria-hidden="true" />} title={t(`tableEmpty.${tab}.title`)}>
      {t(`tableEmpty.${tab}.text`)}
    </EmptyState>
  );
}
