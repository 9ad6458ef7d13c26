"use client";

import { CircleCheck, CircleDashed, CircleHelp, Hourglass, SendHorizontal } from "lucide-react";
import { AttentionActions } from "@/components/attention/attention-actions";
import { AttentionCandidates } from "@/components/attention/attention-candidates";
import { attentionWords, lookingWords } from "@/components/attention/attention-words";
import { GiveUpDialog } from "@/components/attention/give-up-dialog";
import { SettledMark } from "@/components/attention/settled-mark";
import { useDecision } from "@/components/attention/use-decision";
import { candidateName } from "@/components/candidate/candidate-name";
import { WaitingNote } from "@/components/candidate/waiting-note";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { cn } from "@/components/ui/cn";
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

export function AttentionItem({
  invitation,
  isSettled,
  canInvite,
}: {
  invitation: InvitationView;
  /** It is dealt with, and stays until the list is closed. */
  isSettled: boolean;
  canInvite: boolean;
}) {
  const { t } = useTexts();
  const decision = useDecision(invitation.id);
  const focus = useKeepFocus<HTMLLIElement>(isSettled ? "settled" : invitation.state);
  const { sentence, canTryAgain } = attentionWords(invitation, t);
  const Icon = isSettled ? CircleCheck : icons[invitation.state];
  const name = candidateName(invitation.candidate);
  const { assessmentId, candidates = assessmentId === undefined ? [] : [{ id: assessmentId }] } = invitation;
  const canAct = canInvite && !isSettled;
  const chosen =
    decision.isPending && decision.variables.kind === "choose" ? decision.variables.assessmentId : undefined;
  const isSendingAgain = decision.isPending && decision.variables.kind === "send-again";
  /** Beside the assessments that could be it, where there are any. */
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
        className={cn("absolute top-2.5 left-3 size-4", isSettled ? "text-recommended" : "text-attention")}
      />
      <div className="min-w-0 flex-[1_1_16rem]">
        <AboutInvitation invitation={invitation} isSettled={isSettled} />
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
      <WaitingNote submissionId={isSendingAgain ? invitation.submissionId : undefined} />
      {isSettled && <SettledMark>{t("attention.settled")}</SettledMark>}
      {canAct && canTryAgain && <AttentionActions invitationId={invitation.id} decision={decision} />}
      {candidates.length === 0 && givingUp}
    </li>
  );
}

function AboutInvitation({ invitation, isSettled }: { invitation: InvitationView; isSettled: boolean }) {
  const { t } = useTexts();
  const { candidate, interview, invitedBy, submittedAt } = invitation;
  const name = candidateName(candidate);
  const { state } = attentionWords(invitation, t);
  const looking = lookingWords(invitation, t);
  const lookedAt = looking && invitation.looking?.lastAt;
  return (
    <>
      <p className="text-ink">
        <span dir="auto" className="font-semibold">
          {name}
        </span>{" "}
        {name !== candidate.email && (
          <span className="inline-block max-w-full break-words text-faint">
            <bdi>{candidate.email}</bdi>
          </span>
        )}
      </p>
      <p className="mb-0.5 text-12 text-faint">
        {!isSettled && `${state} · `}
        <bdi>{interview.name}</bdi> · <bdi>{invitedBy}</bdi> · <RelativeTime at={submittedAt} />
        {!isSettled && looking && " · "}
        {!isSettled &&
          (looking && lookedAt
            ? t.rich("attention.lookedAt", { looking, at: () => <RelativeTime at={lookedAt} /> })
            : looking)}
      </p>
    </>
  );
}
