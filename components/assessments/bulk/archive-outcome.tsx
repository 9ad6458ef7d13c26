"use client";

import { Archive, ArchiveRestore, CircleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Archive as Archives } from "@/components/assessments/bulk/table-actions";
import { type Archiving, staysShown } from "@/components/assessments/list/archivings";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { candidateLines } from "@/components/candidate/candidate-name";
import { failureWords } from "@/components/http/problem-words";
import { isCommand, useCommandKey } from "@/components/keyboard/platform";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { Texts } from "@/lib/i18n/texts";

type ArchiveOutcomeProps = {
  archiving: Archiving;
  archive: Archives;
  /** The last one: the key undoes it. */
  isLast: boolean;
  /** No row is left that could take the focus. */
  isAlone: boolean;
  onClose: (turn: number) => void;
};

const shownForMs = 12_000;

/** Fields undo their own typing by the same key; dialogs and menus lie over the page. */
const undoesOtherwise =
  ":is(input:not([type='checkbox'], [type='radio']), textarea, [role='dialog'], [role='menu'])";

function wordsOf(archiving: Archiving, { t }: Texts): string {
  const { rows, archived } = archiving;
  const [only] = rows;
  if (!only) return t("archive.nothingToDo");
  const named = { count: rows.length, name: candidateLines(only, t).name };
  if (archiving.state === "failed")
    return t(archived ? "archive.archiveFailed" : "archive.bringBackFailed", named);
  return t(archived ? "archive.archived" : "archive.broughtBack", named);
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
export function ArchiveOutcome({ archiving, archive, isLast, isAlone, onClose }: ArchiveOutcomeProps) {
  const texts = useTexts();
  const { t } = texts;
  const [isPending, setIsPending] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasFailed = archiving.state === "failed";
  const isNothing = archiving.rows.length === 0;
  const stays = staysShown(archiving);
  const { turn } = archiving;
  const { bar } = useDrawnRows();
  const Icon = hasFailed ? CircleAlert : archiving.archived ? Archive : ArchiveRestore;

  // The pressed button is gone or going: where no row is left, the focus goes here.
  useEffect(() => {
    const at = document.activeElement;
    const isGone = at === document.body || bar.current?.contains(at);
    if (isGone && isAlone && !hasFailed) button.current?.focus({ preventScroll: true });
  }, [hasFailed, isAlone, bar]);
  useEffect(() => {
    if (isHeld || stays) return;
    const timer = setTimeout(onClose, shownForMs, turn);
    return () => clearTimeout(timer);
  }, [isHeld, stays, onClose, turn]);

  const command = useCommandKey();
  useUndoKey(isLast, !hasFailed && !isNothing && !isPending, () => void again());

  async function again() {
    setIsPending(true);
    await archive(archiving.rows, hasFailed ? archiving.archived : !archiving.archived, turn);
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
  return (
    <section
      ref={area}
      data-archive-outcome=""
      aria-label={t("archive.notice")}
      {...handlers}
      className="flex max-w-full items-center gap-2 rounded-lg bg-surface py-1.5 pr-1.5 pl-3.5 text-13 shadow-float transition-opacity starting:opacity-0"
    >
      <Icon
        aria-hidden="true"
        className={hasFailed ? "size-4 shrink-0 text-danger" : "size-4 shrink-0 text-quiet"}
      />
      <p role={hasFailed ? "alert" : "status"} className="min-w-0">
        {wordsOf(archiving, texts)}
        {hasFailed && ` ${failureWords(archiving.error, t)}`}
      </p>
      {!isNothing && (
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
      <IconButton ref={isNothing ? button : undefined} size="sm" label={t("common.close")} onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
