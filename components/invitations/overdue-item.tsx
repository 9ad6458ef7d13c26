"use client";

import { candidateLines } from "@/components/assessments/candidate-name";
import { useApplicationMail } from "@/components/handover/use-application-mail";
import { useOpenMail } from "@/components/handover/use-open-mail";
import { OverdueActions } from "@/components/invitations/overdue-actions";
import { OverlookedFrame } from "@/components/invitations/overlooked-frame";
import { SettledMark } from "@/components/invitations/settled-mark";
import { type OverdueAct, useOverdueActs } from "@/components/invitations/use-overdue-acts";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { AssessmentView } from "@/lib/assessments/schema";

const wordsOf = {
  message: "attention.messageCopied",
  mail: "attention.mailOpened",
  snooze: "attention.snoozed",
  archive: "attention.archived",
} as const satisfies Record<OverdueAct, string>;

type ItemProps = {
  assessment: AssessmentView;
  limitDays: number;
  /** It needs nobody any more, and stays until the list is closed. */
  isSettled: boolean;
};

/** One assessment that is pending for long. */
export function OverdueItem({ canInvite, ...props }: ItemProps & { canInvite: boolean }) {
  return canInvite ? (
    <OwnItem {...props} />
  ) : (
    <OverlookedFrame assessment={props.assessment} kind="overdue" state="" error={null}>
      {null}
    </OverlookedFrame>
  );
}

/** The same for those who may remind the candidate, or have it wait. What they did is told in its place. */
function OwnItem({ assessment, limitDays, isSettled }: ItemProps) {
  const { t } = useTexts();
  const acts = useOverdueActs(assessment);
  const message = useApplicationMail(assessment);
  const mail = useOpenMail(message.mail, () => acts.act("mail"));
  const { done } = acts;
  const { name } = candidateLines(assessment, t);
  const undo = t("archive.undo");
  return (
    <OverlookedFrame
      assessment={assessment}
      kind="overdue"
      state={done?.act ?? (isSettled ? "settled" : "waits")}
      error={acts.error}
      note={mail.note}
    >
      {done ? (
        <div className="flex flex-wrap items-center gap-x-2 sm:justify-end">
          <SettledMark>{t(wordsOf[done.act], { days: limitDays })}</SettledMark>
          {done.canUndo && (
            <Button
              size="sm"
              pending={acts.isUndoing}
              aria-label={t("common.labelled", { label: undo, what: name })}
              onClick={acts.undo}
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
          acts={acts}
          limitDays={limitDays}
        />
      )}
    </OverlookedFrame>
  );
}
