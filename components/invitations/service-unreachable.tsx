"use client";

import { useQuery } from "@tanstack/react-query";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { shellQuery } from "@/components/service/shell-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

/** Over the form before it is sent: creating may not work now, and what is typed is safe. */
export function ServiceUnreachable() {
  const { t } = useTexts();
  const sync = useQuery(shellQuery()).data?.sync;
  const hasInterviews = useQuery(interviewsQuery()).data?.interviews.length !== 0;
  if (!sync || sync.state === "live" || (sync.state === "starting" && hasInterviews)) return null;
  const isOurKey = sync.reason === "invalid_key" || sync.reason === "not_authorised";
  const why = isOurKey ? "awayKey" : hasInterviews ? "away" : "interviewsUnread";
  return (
    <Notice
      tone={sync.state === "failing" ? "warning" : "info"}
      role="status"
      title={t(sync.state === "failing" ? "invite.awayTitle" : "invite.startingTitle")}
      technical={sync.technical}
    >
      {t(`invite.${why}`)}
    </Notice>
  );
}
