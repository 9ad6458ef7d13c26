"use client";

import { CircleCheck, CircleDashed, CircleHelp, Hourglass, SendHorizontal } from "lucide-react";
import { candidateName } from "@/components/assessments/candidate-name";
import { AttentionActions } from "@/components/invitations/attention-actions";
import { AttentionCandidates } from "@/components/invitations/attention-candidates";
import { attentionWords, lookingWords } from "@/components/invitations/attention-words";
import { GiveUpDialog } from "@/components/invitations/give-up-dialog";
import { SettledMark } from "@/components/invitations/settled-mark";
import { useDecision } from "@/components/invitations/use-decision";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { RelativeTime } from "@/components/ui/relative-time";
import { useKeepFocus } from "@/components/ui/use-keep-focus";
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
export function AttentionItem({
  invitation,
  isSettled,
  canInvite,
}: {
  invitation: InvitationView;
  /** It needs nobody any more, and stays until the list is closed. */
  isSettled: boolean;
  canInvite: boolean;
}) {
  const { t } = useTexts();
  const decision = useDecision(invitation.id);
  const focus = useKeepFocus<HTMLLIElement>(isSettled ? "settled" : invitation.state);
  const { state, sentence, canTryAgain } = attentionWords(invitation, t);
  const looking = lookingWords(invitation, t);
  const lookedAt = looking && invitation.looking?.lastAt;
  const Icon = isSettled ? CircleCheck : icons[invitation.state];
  const name = candidateName(invitation.candidate);
  const { assessmentId, candidates = assessmentId === undefined ? [] : [{ id: assessmentId }] } = invitation;
  const canAct = canInvite && !isSettled;
  const chosen =
    decision.isPending && decision.variables.kind === "choose" ? decision.variables.assessmentId : undefined;
  /** Stands with the assessments that could be it, where there are any. */
  const givingUp = canAct && invitation.state === "unconfirmed" && (
    <GiveUpDialog
      name={name}
      candidates={candidates.length}
      pending={decision.isPending && decision.variables.kind === "give-up"}
      onGiveUp={() => decision.mutate({ kind: "give-up" })}
    />
  );
  return (
    <li
      {...focus}
      className="relative flex flex-wrap items-start gap-x-4 gap-y-2 py-2 pr-2 pl-9 text-13 -outline-offset-2"
    >
      <Icon
        aria-hidden="true"
        className={cn("absolute top-2.5 left-3 size-4", isSettled ? "text-recommended" : "text-pending")}
      />
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-ink">
          <span dir="auto" className="font-semibold">
            {name}
          </span>{" "}
          {name !== invitation.candidate.email && (
            <span className="inline-block max-w-full break-words text-faint">
              {invitation.candidate.email}
            </span>
          )}
        </p>
        <p className="mb-0.5 text-12 text-faint">
          {!isSettled && `${state} · `}
          {invitation.interview.name} · {invitation.invitedBy} · <RelativeTime at={invitation.submittedAt} />
          {!isSettled && looking && " · "}
          {!isSettled &&
            (looking && lookedAt
              ? t.rich("attention.lookedAt", { looking, at: () => <RelativeTime at={lookedAt} /> })
              : looking)}
        </p>
        {!isSettled && <p className="text-quiet">{sentence}</p>}
        {!isSettled && candidates.length > 0 && (
          <div className="mt-1.5 flex flex-wrap items-end gap-x-2.5 gap-y-1">
            <AttentionCandidates
              candidates={candidates}
              of={name}
              pendingId={chosen}
              onChoose={canInvite ? (id) => decision.mutate({ kind: "choose", assessmentId: id }) : undefined}
            />
            {givingUp}
          </div>
        )}
        {decision.isError && (
          <p role="alert" className="text-danger">
            {failureWords(decision.error, t)}
          </p>
        )}
      </div>
      {isSettled && <SettledMark>{t("attention.settled")}</SettledMark>}
      {canAct && canTryAgain && <AttentionActions invitationId={invitation.id} decision={decision} />}
      {candidates.length === 0 && givingUp}
    </li>
  );
}
