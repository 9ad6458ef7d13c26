"use client";

import { useQuery } from "@tanstack/react-query";
import { outcomes } from "@/components/imports/import-words";
import { outcomeLooks } from "@/components/imports/progress/outcome-icons";
import { skipWords } from "@/components/imports/progress/skip-words";
import { skippedQuery } from "@/components/imports/progress/skipped-query";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import type { RowState } from "@/lib/imports/names";
import type { ImportView } from "@/lib/imports/schema";

/** How many rows ended how. Each figure shows its rows below; once it has ended, those that are nought are left out. */
export function Account({
  view,
  chosen,
  onChoose,
}: {
  view: ImportView;
  chosen: RowState | undefined;
  onChoose: (chosen: RowState | undefined) => void;
}) {
  const texts = useTexts();
  const { t, number } = texts;
  const { counts, state } = view;
  const { data: skipped = [] } = useQuery(skippedQuery(view));
  const isUnderWay = state === "running" || state === "paused";
  const all: RowState[] = [...outcomes, "waiting"];
  const shown = all.filter((outcome) => isUnderWay || counts[outcome] > 0 || chosen === outcome);
  return (
    <ul className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line *:flex-[1_1_45%] sm:*:basis-[30%] lg:flex-nowrap lg:*:basis-0 huge:*:basis-full">
      {shown.map((outcome) => {
        const { icon: Icon, ink } = outcomeLooks[outcome];
        const count = counts[outcome];
        const isChosen = chosen === outcome;
        return (
          <li key={outcome} className="flex shadow-[1px_0_0_var(--color-line),0_1px_0_var(--color-line)]">
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={count === 0 && !isChosen}
              title={t(`imports.outcomeMeans.${outcome}`)}
              onClick={() => onChoose(isChosen ? undefined : outcome)}
              className={cn(
                "flex min-h-16 flex-1 flex-col gap-0.5 px-3.5 py-2.5 text-left -outline-offset-2 transition-colors enabled:hover:bg-hover",
                isChosen && "bg-pressed shadow-[inset_0_0_0_1px_var(--color-ink)]",
              )}
            >
              <span className={cn("tabular text-18 font-semibold", count === 0 && "text-faint")}>
                {number(count)}
              </span>
              <span className="flex items-center gap-1.5 text-12 text-quiet">
                <Icon
                  aria-hidden="true"
                  className={cn("size-3.5 shrink-0", count > 0 ? ink : "text-faint")}
                />
                {t(`imports.outcomes.${outcome}`)}
              </span>
              {outcome === "skipped" && count > 0 && skipped.length > 0 && (
                <span className="tabular text-12 leading-4 text-quiet">{skipWords(skipped, texts)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
