"use client";

import { Check, Copy, Download, Mail } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { MessageState } from "@/components/handover/message-state";
import { useWriteMail } from "@/components/handover/use-application-mail";
import { failureWords } from "@/components/http/problem-words";
import { MessageArea } from "@/components/reminders/message-area";
import { planReminders, type Refused } from "@/components/reminders/plan-reminders";
import { RefusedList } from "@/components/reminders/refused-list";
import { ReminderSteps } from "@/components/reminders/reminder-steps";
import { SnoozeDays } from "@/components/reminders/snooze-days";
import {
  type Outcomes,
  type StepOutcome,
  sumOutcomes,
  withOutcome,
} from "@/components/reminders/step-outcomes";
import { type Given, useMailMerge } from "@/components/reminders/use-mail-merge";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import { useToast } from "@/components/ui/overlays/toast";
import type { AssessmentView } from "@/lib/assessments/schema";

type Phase = "choose" | "steps" | "merged" | "done";

/** Reminds the chosen candidates: all at once by a mail merge, or one draft after the other. */
export function ReminderDialog({
  rows: chosen,
  onClosed,
  finalFocus,
}: {
  /** As they are when it opens. */
  rows: readonly AssessmentView[];
  onClosed: () => void;
  finalFocus?: () => HTMLElement | null | boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const toast = useToast();
  const [{ rows, refused }] = useState(() => planReminders(chosen));
  const isOne = chosen.length === 1;
  const [isOpen, setIsOpen] = useState(true);
  const [phase, setPhase] = useState<Phase>(isOne && rows.length === 1 ? "steps" : "choose");
  const [days, setDays] = useState<number>();
  const [at, setAt] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [said, setSaid] = useState<string>();
  const mails = useWriteMail("reminder");
  const merge = useMailMerge(rows, (row) => mails.write?.(row), days);
  const first = useRef<HTMLButtonElement>(null);
  const open = useRef<HTMLAnchorElement>(null);
  const row = rows[at];
  const mail = row && mails.write?.(row);
  const { reminded } = sumOutcomes(rows, outcomes);

  function close(): void {
    // The last step says it in place.
    if (phase === "steps" && reminded.length > 0)
      toast.add({ title: t("reminders.closed", { count: reminded.length }) });
    setIsOpen(false);
  }
  function goOn(outcome: StepOutcome): void {
    if (!row) return;
    const next = withOutcome(outcomes, row.id, outcome);
    setOutcomes(next);
    const { name } = candidateLines(row, t);
    setSaid(t(`reminders.outcomes.${outcome}`, { name }));
    if (isOne && outcome === "reminded") {
      toast.add({ title: t("reminders.outcomes.reminded", { name }) });
      setIsOpen(false);
    } else if (at + 1 < rows.length) setAt(at + 1);
    else setPhase("done");
  }
  const title =
    rows.length === 0
      ? t("reminders.nobody")
      : phase === "steps" && row
        ? isOne
          ? t("reminders.one", { name: candidateLines(row, t).name })
          : t("reminders.step", {
              at: String(at + 1),
              of: String(rows.length),
              name: candidateLines(row, t).name,
            })
        : phase === "choose"
          ? t("reminders.many", { count: rows.length })
          : t("reminders.finished");
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => (next ? setIsOpen(true) : close())}
      onOpenChangeComplete={(next) => next || onClosed()}
      disablePointerDismissal={phase === "steps" && !isOne}
      initialFocus={phase === "steps" ? open : first}
      finalFocus={finalFocus}
      title={title}
      description={phase === "choose" && rows.length > 0 ? t("reminders.means") : undefined}
    >
      {rows.length === 0 ? (
        <Ended>
          <RefusedList refused={refused} />
        </Ended>
      ) : phase === "done" ? (
        <Ended>
          <StepsSummary rows={rows} outcomes={outcomes} />
          <RefusedList refused={refused} />
        </Ended>
      ) : phase === "merged" && merge.reminders ? (
        <Merged merge={merge} rows={rows} refused={refused} />
      ) : !row || !mail ? (
        <MessageState hasFailed={mails.hasFailed} onRetry={mails.retry} />
      ) : phase === "steps" ? (
        <ReminderSteps
          // The button stays the same element, and keeps the focus; what it says is of this one.
          row={row}
          mail={mail}
          days={days}
          outcome={outcomes.get(row.id)}
          isOne={isOne}
          said={isOne ? undefined : said}
          onOutcome={goOn}
          onSkip={() => goOn("skipped")}
          onBack={
            at === 0
              ? undefined
              : () => {
                  setSaid(undefined);
                  setAt(at - 1);
                }
          }
          openRef={open}
        >
          <SnoozeDays days={days} onChange={setDays} />
        </ReminderSteps>
      ) : (
        <>
          <RefusedList refused={refused} />
          <MessageArea message={mail} />
          <SnoozeDays days={days} onChange={setDays} />
          <div role="alert" className="text-13 text-danger empty:hidden">
            {merge.isError && `${t("reminders.noneRecorded")} ${failureWords(merge.error, t)}`}
          </div>
          <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <span className="mr-auto text-13 text-quiet">{t("reminders.atOnce")}</span>
            {(["copy", "file"] as const).map((way) => (
              <Button
                key={way}
                size="sm"
                pending={merge.isPending && merge.variables === way}
                onClick={() => merge.mutate(way, { onSuccess: () => setPhase("merged") })}
              >
                {way === "copy" ? <Copy aria-hidden="true" /> : <Download aria-hidden="true" />}
                {t(way === "copy" ? "reminders.copyAll" : "reminders.download")}
              </Button>
            ))}
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <DialogClose render={<Button variant="ghost" />}>{t("common.cancel")}</DialogClose>
            <StartSteps ref={first} onStart={() => setPhase("steps")} />
          </div>
        </>
      )}
    </Dialog>
  );
}

function StartSteps({ ref, onStart }: { ref: RefObject<HTMLButtonElement | null>; onStart: () => void }) {
  const { t } = useTexts();
  // Where the template had to be loaded first, the dialog has found no button to focus.
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <Button ref={ref} variant="primary" onClick={onStart}>
      <Mail aria-hidden="true" />
      {t("reminders.start")}
    </Button>
  );
}

/** The outcome. *Done* gets the focus, as the pressed button is gone. */
function Ended({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      {children}
      <div className="flex justify-end">
        <DialogClose render={<Button ref={button} variant="primary" />}>{t("common.close")}</DialogClose>
      </div>
    </>
  );
}

function StepsSummary({ rows, outcomes }: { rows: readonly AssessmentView[]; outcomes: Outcomes }) {
  const { t, list } = useTexts();
  const { reminded, completed, skipped } = sumOutcomes(rows, outcomes);
  const names = (some: readonly AssessmentView[]) => list(some.map((one) => candidateLines(one, t).name));
  return (
    <div role="status" className="flex flex-col gap-1 text-14">
      <p className="flex items-start gap-2">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-recommended" />
        {t("reminders.reminded", { count: reminded.length })}
      </p>
      {completed.length > 0 && (
        <p className="text-quiet">
          {t("reminders.completed", { count: completed.length, names: names(completed) })}
        </p>
      )}
      {skipped.length > 0 && (
        <p className="text-quiet">
          {t("reminders.skipped", { count: skipped.length, names: names(skipped) })}
        </p>
      )}
    </div>
  );
}

const givenWords = {
  saved: "reminders.saved",
  copied: "reminders.copied",
  refused: "reminders.notCopied",
} as const satisfies Record<Given, string>;

function Merged({
  merge,
  rows,
  refused,
}: {
  merge: ReturnType<typeof useMailMerge>;
  rows: readonly AssessmentView[];
  refused: readonly Refused[];
}) {
  const { t } = useTexts();
  const { reminders, given } = merge;
  const late = (reminders?.skipped ?? []).flatMap(({ id, reason }): Refused[] => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ row, reason }] : [];
  });
  const count = reminders?.assessments.length ?? 0;
  return (
    <Ended>
      <div role="status" className="flex flex-col gap-1 text-14">
        <p className="flex items-start gap-2">
          {count > 0 && <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-recommended" />}
          {t("reminders.reminded", { count })}
        </p>
        {given && (
          <p className={given === "refused" ? "text-danger" : "text-quiet"}>{t(givenWords[given])}</p>
        )}
      </div>
      <RefusedList refused={[...refused, ...late]} />
      {count > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => merge.mutate("file")}>
            <Download aria-hidden="true" />
            {t("reminders.downloadAgain")}
          </Button>
          <Button size="sm" onClick={() => merge.mutate("copy")}>
            <Copy aria-hidden="true" />
            {t("reminders.copyAll")}
          </Button>
        </div>
      )}
    </Ended>
  );
}
