"use client";

import { useQuery } from "@tanstack/react-query";
import { doneOf } from "@/components/imports/import-words";
import { importListsKey, runningImportsQuery } from "@/components/imports/imports-query";
import { useImportNews } from "@/components/imports/use-import-news";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

const circle = 2 * Math.PI * 6;

/** How far imports are that are on their way: a ring, and where there is room the share in figures. */
export function ImportProgress({ isNarrow }: { isNarrow: boolean }) {
  const { t, number } = useTexts();
  const { data: imports = [] } = useQuery(runningImportsQuery());
  useImportNews(importListsKey);
  if (imports.length === 0) return null;
  const total = imports.reduce((sum, { counts }) => sum + counts.total, 0);
  const done = imports.reduce((sum, { counts }) => sum + doneOf(counts), 0);
  const share = total === 0 ? 1 : done / total;
  const isPaused = imports.every(({ state }) => state === "paused");
  const words = t(isPaused ? "imports.rail.paused" : "imports.rail.running", {
    done: number(done),
    total: number(total),
  });
  return (
    <span
      title={words}
      className={cn(
        "flex items-center gap-1.5",
        isNarrow
          ? "absolute -top-1 -right-1.5 rounded-full bg-ground"
          : "relative ml-auto max-xl:absolute max-xl:top-0.5 max-xl:right-1 max-xl:rounded-full max-xl:bg-ground",
      )}
    >
      <span className="sr-only">{words}</span>
      {!isNarrow && (
        <span aria-hidden="true" className="tabular text-12 font-normal text-faint max-xl:hidden">
          {t("common.percent", { percent: String(Math.floor(100 * share)) })}
        </span>
      )}
      <svg
        viewBox="0 0 16 16"
        className={cn("size-3.5 -rotate-90", isPaused ? "text-quiet" : "text-accent")}
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
        <circle
          cx="8"
          cy="8"
          r="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray={`${circle * share} ${circle}`}
        />
      </svg>
    </span>
  );
}
