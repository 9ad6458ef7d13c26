"use client";

import {
  Archive,
  ArchiveRestore,
  CircleAlert,
  type LucideIcon,
  UserRoundCheck,
  UserRoundX,
  X,
} from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { type PerformActs, type ShownAct, staysShown } from "@/components/assessments/list/shown-acts";
import { candidateLines } from "@/components/candidate/candidate-name";
import { decisionIcons } from "@/components/candidate/decision-icons";
import { failureWords } from "@/components/http/problem-words";
import { isCommand, useCommandKey } from "@/components/keyboard/platform";
import { type Assignee, withChange } from "@/components/rows/row-change";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { Button, IconButton } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { DecisionReason } from "@/lib/assessments/decision-reason";
import type { Texts } from "@/lib/i18n/texts";

type ActOutcomeProps = {
  shown: ShownAct;
  perform: PerformActs;
  /** The last one: the key undoes it. */
  isLast: boolean;
  /** No row is left that could take the focus. */
  isAlone: boolean;
  onClose: (turn: number) => void;
};

const loadReasonForm = () => import("@/components/candidate/reason-form").then((loaded) => loaded.ReasonForm);

const shownForMs = 12_000;

/** Fields undo their own typing by the same key; dialogs and menus lie over the page. */
const undoesOtherwise =
  ":is(input:not([type='checkbox'], [type='radio']), textarea, [role='dialog'], [role='menu'])";

/** As many as a notice has room for. */
const namedRefusals = 3;

function wordsOf({ rows, state, act }: ShownAct, { t }: Texts): string | undefined {
  const [only] = rows;
  if (!only) return undefined;
  const named = { count: rows.length, name: candidateLines(only, t).name };
  const hasFailed = state === "failed";
  if (act.kind === "decide") return t(hasFailed ? "deciding.failed" : `deciding.done.${act.decision}`, named);
  if (act.kind === "assign") return assignedWords(act.assignee, hasFailed, named, t);
  if (hasFailed) return t(act.archived ? "archive.archiveFailed" : "archive.bringBackFailed", named);
  return t(act.archived ? "archive.archived" : "archive.broughtBack", named);
}

function assignedWords(
  assignee: Assignee | null,
  hasFailed: boolean,
  named: { count: number; name: string },
  t: Texts["t"],
): string {
  if (hasFailed) return t("assigning.failed", named);
  return assignee
    ? t("assigning.done", { ...named, assignee: assignee.name })
    : t("assigning.cleared", named);
}

function refusalWords(shown: ShownAct, { t }: Texts): string[] {
  const refused = shown.state === "done" ? shown.refused : [];
  const named = refused.slice(0, namedRefusals).map(({ row, why }) => {
    const { name } = candidateLines(row, t);
    if (why.outcome === "unknown") return t("deciding.unknown", { name });
    if (why.outcome === "assigned_here")
      return why.assignee
        ? t("assigning.assignedHere", { name, by: why.by, assignee: why.assignee.name })
        : t("assigning.clearedHere", { name, by: why.by });
    return t("deciding.decidedHere", { name, by: why.by, decision: t(`team.options.${why.decision}`) });
  });
  const more = refused.length - named.length;
  return more > 0 ? [...named, t("deciding.more", { count: more })] : named;
}

function iconOf({ state, act }: ShownAct): LucideIcon {
  if (state === "failed") return CircleAlert;
  if (act.kind === "assign") return act.assignee ? UserRoundCheck : UserRoundX;
  if (act.kind === "decide") return decisionIcons[act.decision];
  return act.archived ? Archive : ArchiveRestore;
}

/** Ctrl or ⌘ and Z. */
function useUndoKey(isListening: boolean, isReady: boolean, undo: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && isCommand(event) && !event.shiftKey && !event.altKey;
    if (!isUndo || !isReady || event.repeat) return;
    if (document.activeElement?.closest(undoesOtherwise)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    if (!isListening) return;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isListening]);
}

/** A single row’s notice goes by itself, unless it has the pointer or the focus; one of many stays. */
export function ActOutcome({ shown, perform, isLast, isAlone, onClose }: ActOutcomeProps) {
  const texts = useTexts();
  const { t } = texts;
  const [isPending, setIsPending] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [isExplaining, setIsExplaining] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reasonButton = useRef<HTMLButtonElement>(null);
  const hasFailed = shown.state === "failed";
  const isNothing = shown.rows.length === 0;
  const stays = staysShown(shown);
  const { turn } = shown;
  const refusals = refusalWords(shown, texts);
  const { bar } = useDrawnRows();
  const Icon = iconOf(shown);

  const decided = !hasFailed && !isNothing && shown.act.kind === "decide" ? shown.act : undefined;
  const isExplained = decided?.reason !== undefined;

  // The pressed button is gone or going: where no row is left, the focus goes here.
  useEffect(() => {
    const at = document.activeElement;
    const isGone = at === document.body || bar.current?.contains(at);
    if (isGone && isAlone && !hasFailed) button.current?.focus({ preventScroll: true });
  }, [hasFailed, isAlone, bar]);
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
  useUndoKey(isLast, !hasFailed && !isNothing && !isPending, () => void again());

  async function again() {
    setIsPending(true);
    if (shown.state === "failed") await perform(shown.again, { turn, undo: shown.undo });
    else await perform(shown.undo, { turn });
  }

  async function explain(reason: DecisionReason) {
    if (shown.state !== "done" || shown.act.kind !== "decide") return;
    const { act } = shown;
    setIsPending(true);
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
  return (
    <section
      ref={area}
      data-act-outcome=""
      aria-label={t("archive.notice")}
      {...handlers}
      className="relative flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-surface py-1.5 pr-1.5 pl-3.5 text-13 shadow-float transition-opacity starting:opacity-0"
    >
      <Icon
        aria-hidden="true"
        className={hasFailed ? "size-4 shrink-0 text-danger" : "size-4 shrink-0 text-quiet"}
      />
      <p
        role={hasFailed ? "alert" : "status"}
        className="min-w-0 max-sm:basis-[calc(100%-2rem)] max-sm:pr-10"
      >
        {wordsOf(shown, texts) ?? (refusals.length === 0 && t("archive.nothingToDo"))}
        {shown.state === "failed" && ` ${failureWords(shown.error, t)}`}
        {refusals.map((words) => (
          <span key={words} className="block">
            {words}
          </span>
        ))}
      </p>
      {decided && decided.decision !== "undecided" && isExplaining && ReasonForm && (
        <ReasonForm
          decision={decided.decision}
          reason={decided.reason}
          isSaving={isPending}
          onSave={(reason) => void explain(reason)}
          onCancel={() => setIsExplaining(false)}
        />
      )}
      {decided && decided.decision !== "undecided" && !isExplaining && (
        <Button
          ref={reasonButton}
          size="sm"
          variant="ghost"
          onClick={() => setIsExplaining(true)}
          className="ml-2"
        >
          {t(decided.reason ? "deciding.editReason" : "deciding.addReason")}
        </Button>
      )}
      {!isNothing && !isExplaining && (
        <Button
          ref={button}
          size="sm"
          pending={isPending}
          aria-keyshortcuts={isLast && !hasFailed ? `${command.aria}+Z` : undefined}
          onClick={() => void again()}
          className="ml-2"
        >
          {t(hasFailed ? "common.tryAgain" : "archive.undo")}
          {isLast && !hasFailed && <Kbd>{`${command.name} Z`}</Kbd>}
        </Button>
      )}
      {!isExplaining && (
        <IconButton
          ref={isNothing ? button : undefined}
          size="sm"
          label={t("common.close")}
          onClick={close}
          className="max-sm:absolute max-sm:top-1 max-sm:right-1.5"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </section>
  );
}
