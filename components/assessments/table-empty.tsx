"use client";

import { CloudOff, ListChecks, SearchX, Send } from "lucide-react";
import Link from "next/link";
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
  canInvite: boolean;
  onClear: () => void;
}) {
  const { t } = useTexts();
  if (isFirst && !isKnown) {
    return (
      <EmptyState icon={<CloudOff aria-hidden="true" />} title={t("tableEmpty.unknownTitle")}>
        {t("tableEmpty.unknownText")}
      </EmptyState>
    );
  }
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
