"use client";

import { doneOf } from "@/components/imports/import-words";
import { useTexts } from "@/components/texts/texts-provider";
import type { ImportView } from "@/lib/imports/schema";

/** How far it is, as a bar and for screen readers in words. */
export function ProgressBar({ view: { counts, state } }: { view: ImportView }) {
  const { t, number } = useTexts();
  const done = doneOf(counts);
  const percent = counts.total === 0 ? 100 : Math.floor((100 * done) / counts.total);
  return (
    <div
      role="progressbar"
      aria-label={t("imports.run.bar")}
      aria-valuemin={0}
      aria-valuemax={counts.total}
      aria-valuenow={done}
      aria-valuetext={t("imports.run.value", {
        done: number(done),
        total: number(counts.total),
        percent: String(percent),
      })}
      className="h-2 overflow-hidden rounded-full bg-pressed forced-colors:border"
    >
      <div
        style={{ width: `${percent}%` }}
        className={`h-full rounded-full transition-[width] duration-[180ms] forced-colors:bg-[Highlight] ${
          state === "paused" ? "bg-control" : "bg-accent"
        }`}
      />
    </div>
  );
}
