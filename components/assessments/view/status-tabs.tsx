"use client";

import { createSerializer } from "nuqs";
import type { ReactNode } from "react";
import {
  type AssessmentSearch,
  assessmentSearchParams,
} from "@/components/assessments/view/view-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { TabsNav } from "@/components/ui/tabs-nav";
import { assessmentTabs } from "@/lib/assessments/names";
import type { AssessmentCounts, AssessmentTab } from "@/lib/assessments/schema";

const serialize = createSerializer(assessmentSearchParams);

/** Each tab’s address keeps search and filters. */
export function StatusTabs({
  search,
  counts,
  onSelect,
  onNear,
  children,
}: {
  search: AssessmentSearch;
  counts?: AssessmentCounts;
  onSelect: (tab: AssessmentTab) => void;
  onNear: (tab: AssessmentTab) => void;
  /** At the end of the line. */
  children: ReactNode;
}) {
  const { t } = useTexts();
  const statusOf = (href: string) => tabs.find((one) => one.href === href)?.status;
  const tabs = assessmentTabs.map((status) => ({
    status,
    href: serialize("/assessments", { ...search, status }),
    label: t(`table.tabs.${status}`),
    count: counts?.[status],
    current: status === search.status,
  }));
  return (
    <div className="flex items-center gap-2 border-b border-line pr-2 md:pr-5">
      <TabsNav
        label={t("common.status")}
        tabs={tabs}
        onSelect={({ href }) => {
          const status = statusOf(href);
          if (status) onSelect(status);
          return status !== undefined;
        }}
        onNear={({ href }) => {
          const status = statusOf(href);
          if (status) onNear(status);
        }}
      />
      {children}
    </div>
  );
}
