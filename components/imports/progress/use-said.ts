import { useState } from "react";
import { doneOf, sumWords } from "@/components/imports/import-words";
import { pauseWords } from "@/components/imports/progress/why-paused";
import { useTexts } from "@/components/texts/texts-provider";
import type { Texts } from "@/lib/i18n/texts";
import type { ImportView } from "@/lib/imports/schema";

/** Progress is said in tenths: each row would talk over everything else. */
const steps = 10;

const stepOf = ({ counts }: ImportView): number =>
  counts.total === 0 ? steps : Math.floor((steps * doneOf(counts)) / counts.total);

const isSlow = ({ reason }: ImportView): boolean => reason === "rate_limited";

/** What is announced of an import, where something worth it has changed between two looks. */
export function saidOf(before: ImportView, now: ImportView, texts: Texts): string | undefined {
  const { t, number } = texts;
  const isNew = before.state !== now.state;
  const sum = sumWords(now.counts, texts);
  // What was under way at the end settles after it: then the figures are told anew.
  const hasChanged = isNew || sum !== sumWords(before.counts, texts);
  if (now.state === "done" && hasChanged) return t("imports.run.saidDone", { sum });
  if (now.state === "stopped" && hasChanged) return t("imports.run.saidStopped", { sum });
  if (now.state === "paused" && isNew) {
    const why = pauseWords(now, texts);
    return now.reason === "by_member" ? `${why}.` : t("imports.run.saidPaused", { why });
  }
  // Between two pauses, or the second one would be the same words and say nothing.
  if (now.state === "running" && before.state === "paused") return t("imports.run.saidResumed");
  if (now.state === "running" && isSlow(now) && !isSlow(before)) return t("imports.run.slowShort");
  if (now.state !== "running" || stepOf(before) === stepOf(now)) return undefined;
  return t("imports.run.said", { done: number(doneOf(now.counts)), total: number(now.counts.total) });
}

/** What was announced last. */
export function useSaid(view: ImportView): string {
  const texts = useTexts();
  const [seen, setSeen] = useState(view);
  const [said, setSaid] = useState("");
  if (seen !== view) {
    setSeen(view);
    const next = saidOf(seen, view, texts);
    if (next) setSaid(next);
  }
  return said;
}
