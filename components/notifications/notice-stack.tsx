"use client";

import { X } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { candidateLines } from "@/components/candidate/candidate-name";
import { StatusBadge } from "@/components/candidate/status-badge";
import type { Completions } from "@/components/notifications/note-completions";
import { useLift } from "@/components/notifications/use-lift";
import { useNoticeRoom } from "@/components/notifications/use-notice-room";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Long enough to read in passing; the table keeps it all anyway. */
const goesAfterMs = 12_000;

const content = () => document.querySelector<HTMLElement>("main");

/** Completions go after a while, but not under the pointer or with the focus. */
export function NoticeStack({
  completions,
  isPaused,
  onDismiss,
  onDismissAll,
}: {
  completions: Completions;
  /** The timer pauses while the page is hidden or unfocused. */
  isPaused: boolean;
  onDismiss: (id: number) => void;
  onDismissAll: () => void;
}) {
  const { t, number } = useTexts();
  const area = useRef<HTMLElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const shown = completions.shown.slice(0, useNoticeRoom());
  const more = completions.more + completions.shown.length - shown.length;
  useLift(area);
  const look = () => setIsHeld(area.current?.matches(":hover, :focus-within") ?? false);

  function dismiss(id: number) {
    const at = shown.findIndex((row) => row.id === id);
    const hadFocus = area.current?.contains(document.activeElement);
    flushSync(() => onDismiss(id));
    if (!hadFocus) return;
    // The pressed button is gone with its notice; the focus goes to the one in its place.
    const rest = [...(area.current?.querySelectorAll<HTMLElement>("[data-dismiss]") ?? [])];
    (rest[at] ?? rest.at(-1) ?? content())?.focus();
  }
  function dismissAll() {
    content()?.focus({ preventScroll: true });
    onDismissAll();
  }

  // A new one gives all of them the full time again.
  useEffect(() => {
    if (isPaused || isHeld || completions.shown.length === 0) return;
    const timer = setTimeout(onDismissAll, goesAfterMs);
    return () => clearTimeout(timer);
  }, [isPaused, isHeld, completions, onDismissAll]);

  return (
    <section
      ref={area}
      aria-label={t("notices.label")}
      onPointerEnter={look}
      onPointerLeave={look}
      onFocus={look}
      onBlur={look}
      className="fixed right-4 bottom-[calc(var(--foot)+1rem)] z-40 w-[min(21rem,calc(100vw-2rem))] rounded-lg bg-surface shadow-float transition-[opacity,translate] starting:translate-y-2 starting:opacity-0"
    >
      <ul className="divide-y divide-line">
        {shown.map((row) => (
          <Notice key={row.id} row={row} onOpen={() => onDismiss(row.id)} onDismiss={() => dismiss(row.id)} />
        ))}
      </ul>
      {(more > 0 || shown.length > 1) && (
        <div className="flex items-center justify-between gap-3 border-t border-line py-1 pr-1.5 pl-4 text-12 text-quiet">
          {more > 0 ? (
            <Link
              href="/assessments"
              onClick={onDismissAll}
              className="rounded-xs py-1 text-accent underline-offset-3 hover:underline"
            >
              {t("notices.more", { count: number(more) })}
            </Link>
          ) : (
            <span />
          )}
          <Button variant="ghost" size="sm" onClick={dismissAll}>
            {t("notices.dismissAll")}
          </Button>
        </div>
      )}
    </section>
  );
}

function Notice({
  row,
  onOpen,
  onDismiss,
}: {
  row: AssessmentView;
  onOpen: () => void;
  onDismiss: () => void;
}) {
  const { t } = useTexts();
  const { name } = candidateLines(row, t);
  return (
    <li className="relative flex items-center gap-3 py-2.5 pr-1.5 pl-4 hover:bg-hover">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Link
          href={`/assessments/${row.id}`}
          onClick={onOpen}
          dir="auto"
          className="truncate text-13 font-semibold outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
          <span className="sr-only">
            {t("notices.opens", { status: t(`statusInSentence.${row.status}`) })}
          </span>
        </Link>
        <span aria-hidden="true" className="flex min-w-0 items-center gap-2 text-12 text-quiet">
          <StatusBadge status={row.status} />
          <span dir="auto" className="truncate">
            {row.interview?.name}
          </span>
        </span>
      </div>
      <span aria-hidden="true" className="text-12 text-accent">
        {t("notices.open")}
      </span>
      <IconButton
        label={t("notices.dismiss", { name })}
        size="sm"
        tooltip={false}
        data-dismiss=""
        onClick={onDismiss}
        className="relative"
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
