"use client";

import { ListChecks, SearchX, Send } from "lucide-react";
import Link from "next/link";
import { NothingRead } from "@/components/layout/nothing-read-state";
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
  isFirst,
  isKnown,
  q,
  unread,
  canInvite,
  onClear,
}: {
  tab: AssessmentTab;
  isFiltered: boolean;
  /** What is searched for, where nothing else narrows the list. */
  searched?: string;
  /** The archived are looked at, all of them. */
  isArchive: boolean;
  /** There is no assessment at all. */
  isFirst: boolean;
  /** The service has told so; while it doesn't answer, nobody knows. */
  isKnown: boolean;
  q: string;
  /** How many names are still to be read. */
  unread: number;
  canInvite: boolean;
  onClear: () => void;
}) {
  const { t, number } = useTexts();
  if (isFirst && !isKnown) return <NothingRead />;
  if (isFirst) {
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
