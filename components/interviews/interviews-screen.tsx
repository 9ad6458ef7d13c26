"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardList, CloudOff } from "lucide-react";
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
import type { SyncView } from "@/lib/assessments/schema";
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
        <NoInterviews state={shell.data?.sync.state} />
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

/** None in the service, or none read from it: while it doesn't answer, nobody knows which. */
function NoInterviews({ state }: { state: SyncView["state"] | undefined }) {
  const { t } = useTexts();
  if (state === "live") {
    return (
      <EmptyState icon={<ClipboardList aria-hidden="true" />} title={t("interviews.emptyTitle")}>
        {t("interviews.empty")}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<CloudOff aria-hidden="true" />} title={t("interviews.unreadTitle")}>
      {t(state === "failing" ? "interviews.unreadFailing" : "interviews.unread")}
    </EmptyState>
  );
}
