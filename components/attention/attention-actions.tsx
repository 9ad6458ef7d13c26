"use client";

import Link from "next/link";
import type { useDecision } from "@/components/attention/use-decision";
import { RequestFailure } from "@/components/http/request-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** For an invitation that can’t have reached its candidate. */
export function AttentionActions({
  invitationId,
  decision,
}: {
  invitationId: string;
  decision: ReturnType<typeof useDecision>;
}) {
  const { t } = useTexts();
  const { error, variables } = decision;
  const hasCompleted = error instanceof RequestFailure && error.problem?.code === "completed_here";
  const isPending = (kind: string) => decision.isPending && variables?.kind === kind;
  return (
    <div className="flex flex-wrap items-center gap-1.5 max-sm:-ml-2 pointer-coarse:max-sm:-ml-3">
      <Button
        size="sm"
        variant="ghost"
        pending={isPending("dismiss")}
        onClick={() => decision.mutate({ kind: "dismiss" })}
      >
        {t("attention.dismiss")}
      </Button>
      <Button size="sm" variant="ghost" render={<Link href={`/assessments/new?from=${invitationId}`} />}>
        {t("attention.change")}
      </Button>
      <Button
        size="sm"
        pending={isPending("send-again")}
        onClick={() => decision.mutate({ kind: "send-again", confirm: hasCompleted ? "again" : undefined })}
      >
        {hasCompleted ? t("invite.assessAgain") : t("attention.sendAgain")}
      </Button>
    </div>
  );
}
