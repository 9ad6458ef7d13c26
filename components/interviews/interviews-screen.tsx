"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import { useRefetchOnChanges } from "@/components/feed/use-refetch-on-changes";
import { InterviewCards } from "@/components/interviews/interview-cards";
import { InterviewTable } from "@/components/interviews/interview-table";
import { mostOf } from "@/components/interviews/week-bars";
import { WeeksLegend } from "@/components/interviews/weeks-legend";
import { PageHeader } from "@/components/layout/page-header";
import { shellQuery } from "@/components/layout/shell-query";
import { SyncNotice } from "@/components/layout/sync-notice";
import { interviewWeeksQuery } from "@/components/query/interview-weeks-query";
import { interviewsQuery } from "@/components/query/interviews-query";
import { useTexts } from "@/components/texts/texts-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { useZone } from "@/components/ui/use-zone";
import type { InterviewWeeks } from "@/lib/interviews/schema";

/** Interviews themselves change seldom; their counts follow the feed. */
const refreshMs = 60_000;

const noUnknown = { pending: 0, recommended: 0, notRecommended: 0 };
const noWeeks: InterviewWeeks = { weeks: [], interviews: [] };

/** Every interview with its counts, and the way to invite somebody to it. Renews itself. */
export function InterviewsScreen({ canInvite }: { canInvite: boolean }) {
  const { t } = useTexts();
  const { data } = useQuery({ ...interviewsQuery(), refetchInterval: refreshMs });
  const weeksOptions = interviewWeeksQuery(useZone());
  const { data: weeks = noWeeks } = useQuery({ ...weeksOptions, refetchInterval: refreshMs });
  useRefetchOnChanges(interviewsQuery().queryKey);
  const shell = useQuery(shellQuery());
  const { interviews = [], unknown = noUnknown } = data ?? {};
  return (
    <>
      <PageHeader title={t("interviews.title")}>{t("interviews.subtitle")}</PageHeader>
      <SyncNotice className="mx-4 mb-4 md:mx-7" />
      {interviews.length === 0 ? (
        <EmptyState icon={<ClipboardList aria-hidden="true" />} title={t("interviews.emptyTitle")}>
          {t(shell.data?.sync.state === "live" ? "interviews.empty" : "interviews.emptyUnreachable")}
        </EmptyState>
      ) : (
        <>
          <InterviewTable interviews={interviews} unknown={unknown} weeks={weeks} canInvite={canInvite} />
          <InterviewCards interviews={interviews} unknown={unknown} weeks={weeks} canInvite={canInvite} />
          {mostOf(weeks) > 0 && <WeeksLegend />}
        </>
      )}
    </>
  );
}
