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
import { useKindOf } from "@/components/reminders/kind-of";
import { outcomeOf } from "@/components/reminders/step-outcomes";
import { isContactedHere, type Recording } from "@/components/reminders/use-record-reminder";
import type { Steps } from "@/components/reminders/use-steps";
import { useTexts } from "@/components/texts/texts-provider";
import { copyText } from "@/components/ui/behaviour/copy-text";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { Kbd } from "@/components/ui/kbd";
import { DialogActions } from "@/components/ui/overlays/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { ReminderWay } from "@/lib/assessments/act-schemas";
import type { AssessmentView } from "@/lib/assessments/schema";

/** A held key would open one draft after the other. */
const withoutRepeats = (event: KeyboardEvent) => {
  if (event.repeat && event.key === "Enter") event.preventDefault();
};

/** Opens one draft and records it. For the next one the button stays the same element, and keeps the focus. */
export function Draft({
  row,
  mail,
  steps,
  isOne,
  recording,
  main,
  children,
}: {
  row: AssessmentView;
  mail: ApplicationMail;
  steps: Steps;
  isOne: boolean;
  recording: Recording;
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const kindOf = useKindOf();
  const { outcome, said, goOn, goBack } = steps;
  const [toPaste, setToPaste] = useState<{ of: string; isCopied: boolean }>();
  const { name } = candidateLines(row, t);
  const hasFailed = recording.isError;
  // On a phone the button is in sight anyway, and its text shouldn’t scroll away.
  useEffect(() => main.current?.focus({ preventScroll: isPhone() }), [main]);
  useEffect(() => {
    if (hasFailed) main.current?.focus();
  }, [hasFailed, main]);

  const record = (way: ReminderWay) =>
    recording.mutate(
      { row, way },
      {
        onSuccess: ({ snoozedUntil }) =>
          goOn(snoozedUntil === undefined ? "completed" : outcomeOf(kindOf(row))),
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
    record(hasFailed ? (recording.variables?.way ?? "mail") : "mail");
  }
  const leave = (go: () => void) => () => {
    recording.reset();
    go();
  };
  const label = t(labelOf(recording.error));
  return (
    <>
      <div role="alert" className="text-13 text-danger empty:hidden">
        {hasFailed && `${t("reminders.notRecorded", { name })} ${failureWords(recording.error, t)}`}
      </div>
      <div role="status" className="flex flex-col gap-1 text-13 text-quiet empty:hidden">
        {said && !isOne && <p>{said}</p>}
        {outcome && (
          <p className="flex items-center gap-1.5">
            <Check aria-hidden="true" className="size-4 text-recommended" />
            {t(`reminders.outcomes.${outcome}`, { name })}
          </p>
        )}
        {toPaste && <p>{`${toPaste.of}: ${t(toPaste.isCopied ? "handover.pasteIt" : "handover.copyIt")}`}</p>}
      </div>
      {children}
      <DialogActions>
        {!isOne && (
          <span className="mr-auto flex gap-2">
            <Button
              variant="ghost"
              disabled={!goBack || recording.isPending}
              onClick={goBack && leave(goBack)}
            >
              {t("reminders.back")}
            </Button>
            <Button variant="ghost" disabled={recording.isPending} onClick={leave(() => goOn("skipped"))}>
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
          ref={(link) => {
            main.current = link;
          }}
          href={mail.href}
          aria-label={t("common.labelled", { label, what: name })}
          aria-disabled={recording.isPending || undefined}
          onClick={press}
          onKeyDown={withoutRepeats}
          className={buttonClass("primary")}
        >
          {recording.isPending ? <Spinner /> : <Mail aria-hidden="true" />}
          {label}
          {!isOne && !hasFailed && <Kbd>↵</Kbd>}
        </a>
      </DialogActions>
    </>
  );
}

const isPhone = () => window.matchMedia("(pointer: coarse)").matches;

/** What the button does next. */
function labelOf(error: Error | null) {
  if (!error) return "reminders.open";
  return isContactedHere(error) ? "reminders.recordAnyway" : "reminders.recordAgain";
}
