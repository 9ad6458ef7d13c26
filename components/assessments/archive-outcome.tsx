"use client";

import { Archive, ArchiveRestore, CircleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Archiving, staysShown } from "@/components/assessments/archivings";
import { candidateLines } from "@/components/assessments/candidate-name";
import type { Archive as Archives } from "@/components/assessments/table-acts";
import { isCommand, useCommandKey } from "@/components/keyboard/platform";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { Texts } from "@/lib/i18n/texts";

const shownForMs = 12_000;

/** What has the focus undoes by itself, or lies over the page. */
const undoesOtherwise =
  ":is(input:not([type='checkbox'], [type='radio']), textarea, [role='dialog'], [role='menu'])";

function wordsOf(archiving: Archiving, { t }: Texts): string {
  const { rows, archived } = archiving;
  const [only] = rows;
  const count = archiving.state === "done" ? archiving.changed : rows.length;
  if (count === 0) return t("archive.nothingToDo");
  const values = { count: rows.length === 1 ? 1 : count, name: only ? candidateLines(only, t).name : "" };
  // Of several, one alone was otherwise: nobody knows which.
  const named = rows.length === 1 ? values : { ...values, name: "1" };
  if (archiving.state === "failed")
    return t(archived ? "archive.archiveFailed" : "archive.bringBackFailed", named);
  return t(archived ? "archive.archived" : "archive.broughtBack", named);
}

/**
 * What was put out of sight, or back, with the way to undo it. One goes by itself, unless it has the pointer or the
 * focus; many stay until they are undone or put aside.
 */
export function ArchiveOutcome({
  archiving,
  archive,
  isLast,
  isAlone,
  onClose,
}: {
  archiving: Archiving;
  archive: Archives;
  /** Nothing came after it: it is what the key undoes. */
  isLast: boolean;
  /** No row is left that could take the focus. */
  isAlone: boolean;
  onClose: (turn: number) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [isPending, setIsPending] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasFailed = archiving.state === "failed";
  const stays = staysShown(archiving);
  const { turn } = archiving;
  const Icon = hasFailed ? CircleAlert : archiving.archived ? Archive : ArchiveRestore;

  // Whoever pressed a button that goes, or is gone, goes on here where no row is left.
  useEffect(() => {
    const at = document.activeElement;
    const isGone = at === document.body || at?.closest("[data-bulk-bar]");
    if (isGone && isAlone && !hasFailed) button.current?.focus({ preventScroll: true });
  }, [hasFailed, isAlone]);
  useEffect(() => {
    if (isHeld || stays) return;
    const timer = setTimeout(onClose, shownForMs, turn);
    return () => clearTimeout(timer);
  }, [isHeld, stays, onClose, turn]);

  const command = useCommandKey();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && isCommand(event) && !event.shiftKey && !event.altKey;
    if (!isUndo || hasFailed || isPending || event.repeat) return;
    if (document.activeElement?.closest(undoesOtherwise)) return;
    event.preventDefault();
    void again();
  });
  useEffect(() => {
    if (!isLast) return;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isLast]);

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

  // The pointer may go while the focus stays, and the other way round.
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
      <IconButton size="sm" label={t("common.close")} onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
