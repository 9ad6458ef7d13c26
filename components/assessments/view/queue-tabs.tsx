"use client";

import { createSerializer } from "nuqs";
import type { ReactNode } from "react";
import type { TabCounts } from "@/components/assessments/view/tab-counts-query";
import { formatLength } from "@/components/assessments/view/table-words";
import {
  type AssessmentSearch,
  assessmentSearchParams,
} from "@/components/assessments/view/view-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { TabsNav } from "@/components/ui/tabs-nav";
import { queues } from "@/lib/assessments/names";
import type { Queue } from "@/lib/assessments/schema";

const serialize = createSerializer(assessmentSearchParams);

/** Each tab’s address keeps search and filters, and each count is what would stand under it. */
export function QueueTabs({
  search,
  counted,
  onSelect,
  onNear,
  children,
}: {
  search: AssessmentSearch;
  counted?: TabCounts;
  onSelect: (queue: Queue) => void;
  onNear: (queue: Queue) => void;
  /** At the end of the line. */
  children: ReactNode;
}) {
  const texts = useTexts();
  const { t } = texts;
  const tabs = queues.map((queue) => {
    const count = counted?.counts[queue];
    const isExact = !counted?.countedAtLeast?.includes(queue);
    return {
      queue,
      href: serialize("/assessments", { ...search, queue }),
      label: t(`table.queues.${queue}`),
      count: count === undefined ? undefined : formatLength({ count, isExact }, texts),
      current: queue === (search.queue ?? "all"),
    };
  });
  const queueOf = (href: string) => tabs.find((one) => one.href === href)?.queue;
  return (
    <div className="flex items-center gap-2 border-b border-line pr-2 md:pr-5">
      <TabsNav
        label={t("table.queuesLabel")}
        tabs={tabs}
        onSelect={({ href }) => {
          const queue = queueOf(href);
          if (queue) onSelect(queue);
          return queue !== undefined;
        }}
        onNear={({ href }) => {
          const queue = queueOf(href);
          if (queue) onNear(queue);
        }}
      />
      {children}
    </div>
  );
}
