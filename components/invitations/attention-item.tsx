"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleHelp, Hourglass, SendHorizontal } from "lucide-react";
import Link from "next/link";
import { candidateName } from "@/components/assessments/candidate-name";
import { attentionWords } from "@/components/invitations/attention-words";
import { attentionQuery } from "@/components/query/attention-query";
import { post } from "@/components/query/request-json";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { InvitationView } from "@/lib/invitations/schema";

/** One invitation without an assessment: what happened, what it means, what can be done. */
export function AttentionItem({ invitation, canInvite }: { invitation: InvitationView; canInvite: boolean }) {
  const client = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => post(`/api/invitations/${invitation.id}/dismiss`),
    onSettled: () => client.invalidateQueries(attentionQuery()),
  });
  const { state, sentence, canTryAgain } = attentionWords(invitation);
  const Icon = canTryAgain ? SendHorizontal : invitation.state === "submitting" ? Hourglass : CircleHelp;
  const name = candidateName(invitation.candidate);
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5 pr-3.5 pl-11 text-13">
      <Icon aria-hidden="true" className="absolute top-3 left-3.5 size-4 text-pending" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-ink">
          <span dir="auto" className="font-semibold">
            {name}
          </span>{" "}
          {name !== invitation.candidate.email && (
            <span className="ml-0.5 text-faint">{invitation.candidate.email}</span>
          )}
        </p>
        <p className="text-quiet">{sentence}</p>
        <p className="mt-0.5 text-12 text-faint">
          {state} · {invitation.interview.name} · {invitation.invitedBy} ·{" "}
          <RelativeTime at={invitation.submittedAt} />
        </p>
        {dismissal.isError && (
          <p role="alert" className="text-danger">
            {dismissal.error.message} Try again in a moment.
          </p>
        )}
      </div>
      {canInvite && canTryAgain && (
        <div className="flex items-center gap-1.5">
          <Button
            size="sm"
            variant="ghost"
            pending={dismissal.isPending || dismissal.isSuccess}
            onClick={() => dismissal.mutate()}
          >
            Dismiss
          </Button>
          <Button size="sm" render={<Link href={`/assessments/new?from=${invitation.id}`} />}>
            Try again
          </Button>
        </div>
      )}
    </li>
  );
}
