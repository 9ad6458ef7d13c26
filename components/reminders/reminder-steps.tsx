"use client";

import type { ReactNode, RefObject } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { MessageState } from "@/components/handover/message-state";
import type { useWriteMail } from "@/components/handover/use-application-mail";
import { Addressee } from "@/components/reminders/addressee";
import { Draft } from "@/components/reminders/draft";
import { useKindOf } from "@/components/reminders/kind-of";
import { MessageArea } from "@/components/reminders/message-area";
import { useRecordReminder } from "@/components/reminders/use-record-reminder";
import type { Steps } from "@/components/reminders/use-steps";
import { useTexts } from "@/components/texts/texts-provider";
import { DialogHead } from "@/components/ui/overlays/dialog";

/** One draft after the other, each by one press: it opens, is recorded, and the next one is shown. */
export function ReminderSteps({
  steps,
  of,
  isOne,
  mails,
  days,
  main,
  children,
}: {
  steps: Steps;
  /** How many there are. */
  of: number;
  isOne: boolean;
  mails: ReturnType<typeof useWriteMail>;
  days: number | undefined;
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const { row, seen, at, outcome } = steps;
  const recording = useRecordReminder(days);
  const kindOf = useKindOf();
  if (!row) return null;
  const kind = kindOf(row);
  const mail = mails.write?.(row, kind);
  const { name } = candidateLines(row, t);
  const title = isOne
    ? t(`reminders.one.${kind}`, { name })
    : t(`reminders.step.${kind}`, { at: String(at + 1), of: String(of), name });
  /** What they record here themselves is no news to them. */
  const isOwn = outcome !== undefined || recording.variables?.row.id === row.id;
  if (!mail)
    return (
      <>
        <DialogHead title={title} />
        <MessageState hasFailed={mails.hasFailed} onRetry={mails.retry} />
      </>
    );
  return (
    <>
      <DialogHead title={title} />
      <Addressee row={row} seen={isOwn ? row : seen} />
      <MessageArea message={mail} />
      <Draft row={row} mail={mail} steps={steps} isOne={isOne} recording={recording} main={main}>
        {children}
      </Draft>
    </>
  );
}
