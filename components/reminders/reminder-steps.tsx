"use client";

import { Check, Mail } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import type { ApplicationMail } from "@/components/handover/application-mail";
import { failureWords } from "@/components/http/problem-words";
import { MessageArea } from "@/components/reminders/message-area";
import type { StepOutcome } from "@/components/reminders/step-outcomes";
import { useRecordReminder } from "@/components/reminders/use-record-reminder";
import { useTexts } from "@/components/texts/texts-provider";
import { copyText } from "@/components/ui/behaviour/copy-text";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { Kbd } from "@/components/ui/kbd";
import { Spinner } from "@/components/ui/spinner";
import type { SnoozeBody } from "@/lib/assessments/act-schemas";
import type { AssessmentView } from "@/lib/assessments/schema";

type Way = NonNullable<SnoozeBody["reminder"]>;

/** A held key would open one draft after the other. */
const withoutRepeats = (event: KeyboardEvent) => {
  if (event.repeat && event.key === "Enter") event.preventDefault();
};

/** One draft after the other, each by one press: it opens, is recorded, and the next one is shown. */
export function ReminderSteps({
  row,
  mail,
  days,
  outcome,
  isOne,
  said,
  onOutcome,
  onBack,
  onSkip,
  openRef,
  children,
}: {
  row: AssessmentView;
  mail: ApplicationMail;
  days: number | undefined;
  /** Its outcome so far. */
  outcome: StepOutcome | undefined;
  isOne: boolean;
  /** The previous one’s outcome. */
  said: string | undefined;
  onOutcome: (outcome: StepOutcome, way: Way) => void;
  /** Undefined at the first one. */
  onBack: (() => void) | undefined;
  onSkip: () => void;
  openRef: RefObject<HTMLAnchorElement | null>;
  children?: ReactNode;
}) {
  const { t } = useTexts();
  useEffect(() => openRef.current?.focus(), [openRef]);
  const recording = useRecordReminder(days);
  const [toPaste, setToPaste] = useState<{ of: string; isCopied: boolean }>();
  const { name } = candidateLines(row, t);
  const hasFailed = recording.isError;
  useEffect(() => {
    if (hasFailed) openRef.current?.focus();
  }, [hasFailed, openRef]);

  const record = (reminder: Way) =>
    recording.mutate(
      { id: row.id, reminder },
      {
        onSuccess: ({ snoozedUntil }) =>
          onOutcome(snoozedUntil === undefined ? "completed" : "reminded", reminder),
      },
    );
  async function putOnClipboard(text: string): Promise<void> {
    setToPaste({ of: name, isCopied: await copyText(text) });
  }
  function press(event: MouseEvent) {
    // The draft is open already: only its record is missing.
    if (recording.isPending || hasFailed) event.preventDefault();
    if (recording.isPending) return;
    if (!hasFailed) {
      setToPaste(undefined);
      if (!mail.isWhole) void putOnClipboard(mail.body);
    }
    record(hasFailed ? (recording.variables?.reminder ?? "mail") : "mail");
  }
  const leave = (go: () => void) => () => {
    recording.reset();
    go();
  };
  return (
    <>
      <MessageArea message={mail} />
      <div role="alert" className="text-13 text-danger empty:hidden">
        {hasFailed && `${t("reminders.notRecorded", { name })} ${failureWords(recording.error, t)}`}
      </div>
      <div role="status" className="flex flex-col gap-1 text-13 text-quiet empty:hidden">
        {said && <p>{said}</p>}
        {outcome && (
          <p className="flex items-center gap-1.5">
            <Check aria-hidden="true" className="size-4 text-recommended" />
            {t(`reminders.outcomes.${outcome}`, { name })}
          </p>
        )}
        {toPaste && <p>{`${toPaste.of}: ${t(toPaste.isCopied ? "handover.pasteIt" : "handover.copyIt")}`}</p>}
      </div>
      {children}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!isOne && (
          <span className="mr-auto flex gap-2">
            <Button
              variant="ghost"
              disabled={!onBack || recording.isPending}
              onClick={onBack && leave(onBack)}
            >
              {t("reminders.back")}
            </Button>
            <Button variant="ghost" disabled={recording.isPending} onClick={leave(onSkip)}>
              {t("reminders.skip")}
            </Button>
          </span>
        )}
        {isOne && (
          <CopyButton
            label={t("handover.copyMessage")}
            text={mail.body}
            disabled={recording.isPending || hasFailed}
            onCopied={() => record("message")}
          />
        )}
        <a
          ref={openRef}
          href={mail.href}
          aria-label={t("common.labelled", {
            label: t(hasFailed ? "reminders.recordAgain" : "reminders.open"),
            what: name,
          })}
          aria-disabled={recording.isPending || undefined}
          onClick={press}
          onKeyDown={withoutRepeats}
          className={buttonClass("primary")}
        >
          {recording.isPending ? <Spinner /> : <Mail aria-hidden="true" />}
          {t(hasFailed ? "reminders.recordAgain" : "reminders.open")}
          {!isOne && !hasFailed && <Kbd>↵</Kbd>}
        </a>
      </div>
    </>
  );
}
