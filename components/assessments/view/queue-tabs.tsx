"use client";

import type { ReactNode } from "react";
import type { TabCounts } from "@/components/assessments/view/tab-counts-query";
import { formatLength } from "@/components/assessments/view/table-words";
import {
  type AssessmentSearch,
  viewAddress,
  wholeSearch,
} from "@/components/assessments/view/view-search-params";
import type { ListLength } from "@/components/rows/list-pages";
import { useTexts } from "@/components/texts/texts-provider";
import { type TabLink, TabsNav } from "@/components/ui/tabs-nav";
import { queues } from "@/lib/assessments/names";

type Tab = TabLink & { change: Partial<AssessmentSearch> };

type OwnTab = {
  href: string;
  label: string;
  length: ListLength | undefined;
  current: boolean;
  search: AssessmentSearch;
};

/**
 * Each queue’s address keeps search and filters, and each count is what would stand under it. From a person’s own tab,
 * queues are of the whole list: that tab’s filters are its own.
 */
export function QueueTabs({
  search,
  counted,
  whole,
  own,
  onSelect,
  onNear,
  children,
}: {
  search: AssessmentSearch;
  counted?: TabCounts;
  /** The counts without any filter. */
  whole?: TabCounts;
  /** What stands after the queues. */
  own: { label: string; tabs: OwnTab[] };
  onSelect: (change: Partial<AssessmentSearch>) => void;
  onNear: (change: Partial<AssessmentSearch>) => void;
  /** At the end of the line. */
  children: ReactNode;
}) {
  const texts = useTexts();
  const { t } = texts;
  const isOwn = own.tabs.some(({ current }) => current);
  const counts = isOwn ? whole : counted;
  const queueTabs = queues.map((queue) => {
    const count = counts?.counts[queue];
    const isExact = !counts?.countedAtLeast?.includes(queue);
    return {
      href: viewAddress("/assessments", { ...(isOwn ? wholeSearch : search), queue }),
      label: t(`table.queues.${queue}`),
      count: count === undefined ? undefined : formatLength({ count, isExact }, texts),
      current: !isOwn && queue === (search.queue ?? "all"),
      change: isOwn ? { ...wholeSearch, queue } : { queue },
    };
  });
  const ownTabs = own.tabs.map(({ length, search: change, ...tab }) => ({
    ...tab,
    count: length && formatLength(length, texts),
    change,
  }));
  return (
    <div className="home-tabs flex items-center gap-2 border-b border-line pr-2 md:pr-5">
      <TabsNav<Tab>
        label={t("table.queuesLabel")}
        tabs={queueTabs}
        own={{ label: own.label, tabs: ownTabs }}
        onSelect={({ change }) => {
          onSelect(change);
          return true;
        }}
        onNear={({ change }) => onNear(change)}
      />
      {children}
    </div>
  );
}
