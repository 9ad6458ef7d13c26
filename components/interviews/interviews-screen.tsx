"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardList, CloudOff } from "lucide-react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { useRefetchOnChanges } from "@/components/feed/use-refetch-on-changes";
import { InterviewCards } from "@/components/interviews/interview-cards";
import { InterviewTable } from "@/components/interviews/interview-table";
import { interviewWeeksQuery } from "@/components/interviews/interview-weeks-query";
import { mostOf } from "@/components/interviews/week-bars";
import { WeeksLegend } from "@/components/interviews/weeks-legend";
import { PageHeader } from "@/components/page/page-header";
import { isNothingRead } from "@/components/service/nothing-read";
import { NothingRead } from "@/components/service/nothing-read-state";
import { shellQuery } from "@/components/service/shell-query";
import { SyncNotice } from "@/components/service/sync-notice";
import { useFirstListRead } from "@/components/service/use-first-list-read";
import { useIsLimited } from "@/components/session/is-limited";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { EmptyState } from "@/components/ui/empty-state";
import type { InterviewWeeks } from "@/lib/interviews/schema";
import type { SyncView } from "@/lib/sync/schema";

/** Interviews change seldom; their counts follow the feed. */
const refreshMs = 60_000;
const firstListMs = 5_000;

const noUnknown = { pending: 0, recommended: 0, notRecommended: 0, ids: [] };
const noWeeks: InterviewWeeks = { weeks: [], interviews: [] };

export function InterviewsScreen({ canInvite }: { canInvite: boolean }) {
  const { t } = useTexts();
  const shell = useQuery(shellQuery());
  const isUnread = shell.data !== undefined && isNothingRead(shell.data);
  const isFirst = shell.data?.sync.checkedAt === undefined;
  const { data, refetch } = useQuery({
    ...interviewsQuery(),
    refetchInterval: isFirst ? firstListMs : refreshMs,
  });
  useFirstListRead(() => void refetch());
  const weeksOptions = interviewWeeksQuery(useZone());
  const { data: weeks = noWeeks } = useQuery({ ...weeksOptions, refetchInterval: refreshMs });
  useRefetchOnChanges(interviewsQuery().queryKey);
  const { interviews = [], unknown = noUnknown } = data ?? {};
  return (
    <>
      <PageHeader title={t("interviews.title")}>{t("interviews.subtitle")}</PageHeader>
      {!isUnread && <SyncNotice className="mx-4 mb-4 md:mx-7" />}
      {isUnread ? (
        <NothingRead />
      ) : interviews.length === 0 ? (
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

/** There are none, or none have been read: while the service doesn’t answer, it is unknown which. */
function NoInterviews({ state }: { state: SyncView["state"] | undefined }) {
  const { t } = useTexts();
  const isLimited = useIsLimited();
  if (state === "live") {
    return (
      <EmptyState icon={<ClipboardList aria-hidden="true" />} title={t("interviews.emptyTitle")}>
        {t(isLimited ? "interviews.limited" : "interviews.empty")}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<CloudOff aria-hidden="true" />} title={t("interviews.unreadTitle")}>
      {t(state === "failing" ? "interviews.unreadFailing" : "interviews.unread")}
    </EmptyState>
  );
}
