"use client";

import { type RefObject, useRef, useState } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { messageKind } from "@/components/handover/message-kind";
import { useWriteMail } from "@/components/handover/use-application-mail";
import { ChooseWay } from "@/components/reminders/choose-way";
import { Ended } from "@/components/reminders/ended";
import { type KindOf, KindOfContext } from "@/components/reminders/kind-of";
import { MergeEnded } from "@/components/reminders/merge-ended";
import { planReminders, type ReminderPlan } from "@/components/reminders/plan-reminders";
import { recordedWords } from "@/components/reminders/recorded-words";
import { RefusedList } from "@/components/reminders/refused-list";
import { ReminderSteps } from "@/components/reminders/reminder-steps";
import { SnoozeDays } from "@/components/reminders/snooze-days";
import type { StepOutcome } from "@/components/reminders/step-outcomes";
import { StepsEnded } from "@/components/reminders/steps-ended";
import { type MailMerge, useMailMerge } from "@/components/reminders/use-mail-merge";
import { type Steps, useSteps } from "@/components/reminders/use-steps";
import { useTexts } from "@/components/texts/texts-provider";
import { smallWindow, useMedia } from "@/components/ui/behaviour/use-media";
import { Dialog, DialogHead } from "@/components/ui/overlays/dialog";
import { useToast } from "@/components/ui/overlays/toast";
import type { AssessmentView } from "@/lib/assessments/schema";

type Phase = "choose" | "steps" | "merged" | "done";

/** Reminds the chosen candidates: all at once by a mail merge, or one draft after the other. */
export function ReminderDialog({
  rows: chosen,
  kindOf = messageKind,
  onClosed,
  finalFocus,
}: {
  /** As they are when it opens. */
  rows: readonly AssessmentView[];
  kindOf?: KindOf;
  onClosed: () => void;
  finalFocus?: () => HTMLElement | null | boolean;
}) {
  const { t } = useTexts();
  const toast = useToast();
  const [plan] = useState(() => planReminders(chosen));
  const isOne = chosen.length === 1;
  const [isOpen, setIsOpen] = useState(true);
  const [phase, setPhase] = useState<Phase>(isOne ? "steps" : "choose");
  const [days, setDays] = useState<number>();
  const mails = useWriteMail();
  const steps = useSteps(plan.rows, () => setPhase("done"));
  const merge = useMailMerge(plan.rows, mails.write, kindOf, days);
  const main = useRef<HTMLElement>(null);
  // Its button is below what is to be read first.
  const isSmall = useMedia(smallWindow);

  function close(): void {
    const { reminded, handedOver } = steps.sum;
    const counts = { reminded: reminded.length, handedOver: handedOver.length };
    // The last step says it in place.
    if (phase === "steps" && counts.reminded + counts.handedOver > 0)
      toast.add({ title: recordedWords(counts, t) });
    setIsOpen(false);
  }
  function goOn(outcome: StepOutcome): void {
    if (isOne && steps.row && outcome !== "completed") {
      toast.add({ title: t(`reminders.outcomes.${outcome}`, { name: candidateLines(steps.row, t).name }) });
      setIsOpen(false);
    } else steps.goOn(outcome);
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => (next ? setIsOpen(true) : close())}
      onOpenChangeComplete={(next) => next || onClosed()}
      disablePointerDismissal={phase === "steps" && !isOne}
      startsAtTop={isSmall}
      initialFocus={main}
      finalFocus={finalFocus}
    >
      <KindOfContext value={kindOf}>
        <PhaseOf
          phase={phase}
          plan={plan}
          isOne={isOne}
          mails={mails}
          steps={{ ...steps, goOn }}
          merge={merge}
          days={days}
          onDays={setDays}
          onPhase={setPhase}
          main={main}
        />
      </KindOfContext>
    </Dialog>
  );
}

function PhaseOf({
  phase,
  plan,
  isOne,
  mails,
  steps,
  merge,
  days,
  onDays,
  onPhase,
  main,
}: {
  phase: Phase;
  plan: ReminderPlan;
  isOne: boolean;
  mails: ReturnType<typeof useWriteMail>;
  steps: Steps;
  merge: MailMerge;
  days: number | undefined;
  onDays: (days: number) => void;
  onPhase: (phase: Phase) => void;
  /** What is pressed next, and gets the focus. */
  main: RefObject<HTMLElement | null>;
}) {
  if (plan.rows.length === 0) return <NobodyToRemind plan={plan} />;
  if (phase === "done") return <StepsEnded plan={plan} sum={steps.sum} />;
  if (phase === "merged") return <MergeEnded merge={merge} plan={plan} />;
  const snooze = <SnoozeDays days={days} onChange={onDays} />;
  if (phase === "steps")
    return (
      <ReminderSteps steps={steps} of={plan.rows.length} isOne={isOne} mails={mails} days={days} main={main}>
        {snooze}
      </ReminderSteps>
    );
  return (
    <ChooseWay
      plan={plan}
      mails={mails}
      merge={merge}
      onMerged={() => onPhase("merged")}
      onSteps={() => onPhase("steps")}
      main={main}
    >
      {snooze}
    </ChooseWay>
  );
}

function NobodyToRemind({ plan: { refused } }: { plan: ReminderPlan }) {
  const { t } = useTexts();
  return (
    <>
      <DialogHead title={t("reminders.nobody")} />
      <Ended>
        <RefusedList refused={refused} />
      </Ended>
    </>
  );
}
