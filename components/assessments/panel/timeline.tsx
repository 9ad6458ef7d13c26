"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { ShownEntry, TimelineOf } from "@/components/assessments/panel/timeline-query";
import { timelineWords } from "@/components/assessments/panel/timeline-words";
import { useEarlierEntries } from "@/components/assessments/panel/use-earlier-entries";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { inKnownZone } from "@/components/ui/format-time";
import { RelativeTime } from "@/components/ui/relative-time";

/** The newest entry first. Use the id of what it is about as its key: how much it shows is kept for each. */
export function Timeline({
  of,
  timeline,
  earlier,
  candidateEmailSuppressed,
  about,
}: {
  of: TimelineOf;
  timeline: ShownEntry[];
  earlier?: string;
  candidateEmailSuppressed?: boolean;
  /** What an entry is about, where that isn’t the same for all. */
  about?: (entry: ShownEntry) => ReactNode;
}) {
  const now = useNow(60_000);
  const texts = inKnownZone(useTexts(), now);
  const { t } = texts;
  const { entries, showEarlier, isPending, hasFailed } = useEarlierEntries({ of, timeline, earlier });
  const list = useRef<HTMLOListElement>(null);
  const focusedNext = useRef<number>(undefined);
  useEffect(() => {
    if (focusedNext.current === undefined || entries.length <= focusedNext.current) return;
    // The button may be gone; the first of the new entries takes the focus.
    const first = list.current?.children[focusedNext.current];
    focusedNext.current = undefined;
    if (first instanceof HTMLElement) first.focus();
  }, [entries.length]);
  return (
    <>
      <ol ref={list} className="flex flex-col">
        {entries.map((entry) => {
          const { what, more } = timelineWords(
            entry,
            {
              candidateEmailSuppressed,
              nowMs: now ?? Date.parse(entry.at),
            },
            texts,
          );
          return (
            <li key={entry.id} tabIndex={-1} className="group relative flex gap-3 pb-3 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-3 bottom-[-0.5rem] left-[4.5px] w-px bg-line-strong group-last:hidden"
              />
              <span
                aria-hidden="true"
                className={cn(
                  "relative mt-1.5 size-2.5 shrink-0 rounded-full border",
                  entry.kind === "completed"
                    ? "border-recommended bg-recommended"
                    : "border-control bg-ground",
                )}
              />
              <p className="min-w-0 flex-1 text-13">
                <span className="text-ink">{what}</span>
                {more && <span className="block text-quiet">{more}</span>}
                {about && <bdi className="block text-12 text-faint">{about(entry)}</bdi>}
              </p>
              <RelativeTime at={entry.at} className="text-12 leading-5 text-faint" />
            </li>
          );
        })}
      </ol>
      {showEarlier && (
        <Button
          size="sm"
          variant="ghost"
          className="w-fit"
          pending={isPending}
          onClick={() => {
            focusedNext.current = entries.length;
            showEarlier();
          }}
        >
          {t("timeline.showEarlier")}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="text-13 text-danger">
          {t("settings.failedText")}
        </p>
      )}
    </>
  );
}
