"use client";

import { CircleDashed, CircleHelp, Hourglass, SendHorizontal } from "lucide-react";
import { candidateName } from "@/components/assessments/candidate-name";
import { AttentionActions } from "@/components/invitations/attention-actions";
import { AttentionCandidates } from "@/components/invitations/attention-candidates";
import { attentionWords, lookingWords } from "@/components/invitations/attention-words";
import { GiveUpDialog } from "@/components/invitations/give-up-dialog";
import { useDecision } from "@/components/invitations/use-decision";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { InvitationView } from "@/lib/invitations/view-schema";

const icons = {
  submitting: Hourglass,
  probable: CircleDashed,
  not_sent: SendHorizontal,
  did_not_land: SendHorizontal,
  rejected: SendHorizontal,
  unconfirmed: CircleHelp,
  created: CircleHelp,
} as const;

/** One invitation without an assessment: what happened, what it means, what can be done. */
export function AttentionItem({ invitation, canInvite }: { invitation: InvitationView; canInvite: boolean }) {
  const { t } = useTexts();
  const decision = useDecision(invitation.id);
  const { state, sentence, canTryAgain } = attentionWords(invitation, t);
  const looking = lookingWords(invitation, t);
  const lookedAt = looking && invitation.looking?.lastAt;
  const Icon = icons[invitation.state];
  const name = candidateName(invitation.candidate);
  const { assessmentId, candidates = assessmentId === undefined ? [] : [{ id: assessmentId }] } = invitation;
  const chosen =
    decision.isPending && decision.variables.kind === "choose" ? decision.variables.assessmentId : undefined;
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
        {candidates.length > 0 && (
          <AttentionCandidates
            candidates={candidates}
            of={name}
            pendingId={chosen}
            onChoose={canInvite ? (id) => decision.mutate({ kind: "choose", assessmentId: id }) : undefined}
          />
        )}
        <p className="mt-0.5 text-12 text-faint">
          {state} · {invitation.interview.name} · {invitation.invitedBy} ·{" "}
          <RelativeTime at={invitation.submittedAt} />
          {looking && " · "}
          {looking && lookedAt
            ? t.rich("attention.lookedAt", { looking, at: () => <RelativeTime at={lookedAt} /> })
            : looking}
        </p>
        {decision.isError && (
          <p role="alert" className="text-danger">
            {failureWords(decision.error, t)}
          </p>
        )}
      </div>
      {canInvite && canTryAgain && <AttentionActions invitationId={invitation.id} decision={decision} />}
      {canInvite && invitation.state === "unconfirmed" && (
        <GiveUpDialog
          name={name}
          hasCandidates={candidates.length > 0}
          pending={decision.isPending && decision.variables.kind === "give-up"}
          onGiveUp={() => decision.mutate({ kind: "give-up" })}
        />
      )}
    </li>
  );
}
