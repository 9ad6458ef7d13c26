"use client";

import { useQuery } from "@tanstack/react-query";
import { waitingQuery } from "@/components/candidate/waiting-query";
import { useTexts } from "@/components/texts/texts-provider";

/** What an invitation under way waits for; nothing once it is settled. */
export function WaitingText({ submissionId }: { submissionId: string }) {
  const { t } = useTexts();
  const { data } = useQuery(waitingQuery(submissionId));
  return data?.waitsFor && t(`invite.waitsFor.${data.waitsFor}`);
}
