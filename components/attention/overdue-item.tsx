"use client";

import { FollowUpFrame } from "@/components/attention/follow-up-frame";
import { OverdueActions } from "@/components/attention/overdue-actions";
import { SettledMark } from "@/components/attention/settled-mark";
import { type FollowUpAction, useFollowUp } from "@/components/attention/use-follow-up";
import { candidateLines } from "@/components/candidate/candidate-name";
import { messageKind } from "@/components/handover/message-kind";
import { useApplicationMail } from "@/components/handover/use-application-mail";
import { useOpenMail } from "@/components/handover/use-open-mail";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { AssessmentView } from "@/lib/assessments/schema";

const wordsOf = {
  message: "attention.messageCopied",
  mail: "attention.mailOpened",
  snooze: "attention.snoozed",
  archive: "attention.archived",
} as const satisfies Record<FollowUpAction, string>;

type ItemProps = {
  assessment: AssessmentView;
  limitDays: number;
  /** It is dealt with, and stays until the list is closed. */
  isSettled: boolean;
};

export function OverdueItem({ canInvite, ...props }: ItemProps & { canInvite: boolean }) {
  return canInvite ? (
    <RecruiterItem {...props} />
  ) : (
    <FollowUpFrame assessment={props.assessment} kind="overdue" state="" error={null}>
      {null}
    </FollowUpFrame>
  );
}

/** What the recruiter did replaces the actions. */
function RecruiterItem({ assessment, limitDays, isSettled }: ItemProps) {
  const { t } = useTexts();
  const followUp = useFollowUp(assessment);
  const message = useApplicationMail(assessment, messageKind(assessment));
  const mail = useOpenMail(message.mail, () => followUp.begin("mail"));
  const { done } = followUp;
  const { name } = candidateLines(assessment, t);
  const undo = t("archive.undo");
  return (
    <FollowUpFrame
      assessment={assessment}
      kind="overdue"
      state={done?.action ?? (isSettled ? "settled" : "waits")}
      error={followUp.error}
      note={mail.note}
    >
      {done ? (
        <div className="flex flex-wrap items-center gap-x-2 sm:justify-end">
          <SettledMark>{t(wordsOf[done.action], { days: limitDays })}</SettledMark>
          {done.canUndo && (
            <Button
              size="sm"
              pending={followUp.isUndoing}
              aria-label={t("common.labelled", { label: undo, what: name })}
              onClick={followUp.undo}
            >
              {undo}
            </Button>
          )}
        </div>
      ) : isSettled ? (
        <SettledMark>{t("attention.settled")}</SettledMark>
      ) : (
        <OverdueActions
          assessment={assessment}
          message={message}
          onOpenMail={mail.open}
          followUp={followUp}
          limitDays={limitDays}
        />
      )}
    </FollowUpFrame>
  );
}
