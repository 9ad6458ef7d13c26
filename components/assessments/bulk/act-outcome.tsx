"use client";

import {
  Archive,
  ArchiveRestore,
  CircleAlert,
  type LucideIcon,
  MessageSquareText,
  UserRoundCheck,
  UserRoundX,
  X,
} from "lucide-react";
import { use, useEffect, useRef, useState } from "react";
import { refusalWords, wordsOf } from "@/components/assessments/bulk/act-words";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import {
  type DoneAct,
  type PerformActs,
  type ShownAct,
  staysShown,
} from "@/components/assessments/list/shown-acts";
import { decisionIcons } from "@/components/candidate/decision-icons";
import { reasonKey } from "@/components/candidate/decision-keys";
import { failureWords } from "@/components/http/problem-words";
import { useCommandKey } from "@/components/keyboard/platform";
import { withChange } from "@/components/rows/row-change";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { useTakeLostFocus } from "@/components/ui/behaviour/use-take-lost-focus";
import { Button, IconButton } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { LettersContext } from "@/components/ui/letters-context";
import type { DecisionReason } from "@/lib/assessments/decision-reason";

type ActOutcomeProps = {
  shown: ShownAct;
  perform: PerformActs;
  /** The same act, while it can still be undone. */
  undoes: DoneAct | undefined;
  /** The last one: the key undoes it. */
  isLast: boolean;
  /** No row is left that could take the focus. */
  isAlone: boolean;
  isExplaining: boolean;
  onExplain: (isExplaining: boolean) => void;
  onClose: (turn: number) => void;
};

const loadReasonForm = () => import("@/components/candidate/reason-form").then((loaded) => loaded.ReasonForm);

const shownForMs = 12_000;

function iconOf({ state, act }: ShownAct): LucideIcon {
  if (state === "failed") return CircleAlert;
  switch (act.kind) {
    case "assign":
      return act.assignee ? UserRoundCheck : UserRoundX;
    case "decide":
      return decisionIcons[act.decision];
    case "archive":
      return act.archived ? Archive : ArchiveRestore;
    default:
      return act satisfies never;
  }
}

/** A single row’s notice goes by itself, unless it has the pointer or the focus; one of many stays. */
export function ActOutcome({
  shown,
  perform,
  undoes,
  isLast,
  isAlone,
  isExplaining,
  onExplain,
  onClose,
}: ActOutcomeProps) {
  const texts = useTexts();
  const { t } = texts;
  /** The turn that is waited for, to be undone, tried again or added to. */
  const [awaited, setAwaited] = useState<number>();
  const [isHeld, setIsHeld] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reasonButton = useRef<HTMLButtonElement>(null);
  const hasFailed = shown.state === "failed";
  const isNothing = shown.rows.length === 0;
  const stays = staysShown(shown);
  const { turn } = shown;
  const isPending = awaited === turn;
  const refusals = refusalWords(shown, texts);
  const { bar } = useDrawnRows();
  const Icon = iconOf(shown);

  const decided = !hasFailed && !isNothing && shown.act.kind === "decide" ? shown.act : undefined;
  const isExplained = decided?.reason !== undefined;

  // The bar goes together with the button that was pressed, and no row is left to take the focus.
  useTakeLostFocus(button, isAlone && !hasFailed, bar);
  // The focused form is gone, and so is the button that opened it.
  const wasExplaining = useRef(isExplained);
  useEffect(() => {
    if (wasExplaining.current && !isExplaining && document.activeElement === document.body)
      reasonButton.current?.focus({ preventScroll: true });
    wasExplaining.current = isExplaining;
  }, [isExplaining]);
  useEffect(() => {
    if (isHeld || stays || isExplaining) return;
    const timer = setTimeout(onClose, shownForMs, turn);
    return () => clearTimeout(timer);
  }, [isHeld, stays, isExplaining, onClose, turn]);

  const command = useCommandKey();
  const areLettersOn = use(LettersContext);

  async function again() {
    setAwaited(turn);
    if (shown.state === "failed")
      await perform(shown.again, { turn, undo: shown.undo, undoes: shown.undoes });
    else await perform(shown.undo, { turn, undoes });
  }

  async function explain(reason: DecisionReason) {
    if (shown.state !== "done" || shown.act.kind !== "decide") return;
    const { act } = shown;
    setAwaited(turn);
    const rows = shown.rows.map((row) => withChange(row, act));
    await perform([{ rows, act: { ...act, reason } }], { turn, undo: shown.undo });
  }

  function close() {
    // The button that was pressed goes.
    if (area.current?.contains(document.activeElement))
      document.querySelector("main")?.focus({ preventScroll: true });
    onClose(turn);
  }

  // The pointer may leave while the focus stays, and the other way round.
  const look = () => setIsHeld(area.current?.matches(":hover, :focus-within") ?? false);
  const handlers = { onPointerEnter: look, onPointerLeave: look, onFocus: look, onBlur: look };
  const ReasonForm = useLoaded(loadReasonForm, isExplaining);
  // Until the form is there, the button that opens it stays, and the focus with it.
  const isFormShown = isExplaining && ReasonForm !== undefined;
  return (
    <section
      ref={area}
      data-act-outcome={stays ? "stays" : "goes"}
      aria-label={t("archive.notice")}
      {...handlers}
      className="relative flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-surface py-1.5 pr-1.5 pl-3.5 text-13 shadow-float transition-opacity starting:opacity-0"
    >
      <Icon
        aria-hidden="true"
        className={hasFailed ? "size-4 shrink-0 text-danger" : "size-4 shrink-0 text-quiet"}
      />
      {/* Another element: what alerts is read out when it is put in. */}
      <p key={turn} role={hasFailed ? "alert" : undefined} className="act-said">
        {wordsOf(shown, texts) ?? (refusals.length === 0 && t("archive.nothingToDo"))}
        {shown.state === "failed" && ` ${failureWords(shown.error, t)}`}
        {refusals.map((words) => (
          <span key={words} className="block">
            {words}
          </span>
        ))}
      </p>
      {decided && decided.decision !== "undecided" && isFormShown && (
        <ReasonForm
          of={shown.rows.map(({ id }) => id).join()}
          decision={decided.decision}
          reason={decided.reason}
          isSaving={isPending}
          onSave={(reason) => void explain(reason)}
          onCancel={() => onExplain(false)}
        />
      )}
      {decided && decided.decision !== "undecided" && !isFormShown && (
        <Button
          ref={reasonButton}
          size="sm"
          variant="ghost"
          aria-keyshortcuts={isLast && areLettersOn ? reasonKey : undefined}
          onClick={() => onExplain(true)}
          className="act-explain"
        >
          <MessageSquareText aria-hidden="true" className="act-icon" />
          <span className="act-words">
            {t(decided.reason ? "deciding.editReason" : "deciding.addReason")}
          </span>
          {isLast && areLettersOn && <Kbd>{reasonKey.toUpperCase()}</Kbd>}
        </Button>
      )}
      {!isNothing && !isFormShown && (
        <Button
          ref={button}
          size="sm"
          pending={isPending}
          aria-keyshortcuts={isLast && !hasFailed ? `${command.aria}+Z` : undefined}
          onClick={() => void again()}
          className="act-undo"
        >
          {t(hasFailed ? "common.tryAgain" : "archive.undo")}
          {isLast && !hasFailed && <Kbd>{`${command.name} Z`}</Kbd>}
        </Button>
      )}
      {!isFormShown && (
        <IconButton
          ref={isNothing ? button : undefined}
          size="sm"
          label={t("common.close")}
          onClick={close}
          className="act-close"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </section>
  );
}
