"use client";

import { Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { forReturn, nothingChosen } from "@/components/assessments/bulk/selection";
import { AtAGlance } from "@/components/assessments/compare/at-a-glance";
import { Compared } from "@/components/assessments/compare/compared";
import { canCompare, compareAddress } from "@/components/candidate/compare-address";
import { NotesSection } from "@/components/notes/notes-section";
import { BackLink } from "@/components/page/back-link";
import { rowOf } from "@/components/rows/known-rows";
import { useListState } from "@/components/rows/use-list-state";
import { SyncNotice } from "@/components/service/sync-notice";
import { useTexts } from "@/components/texts/texts-provider";
import { useSay } from "@/components/ui/behaviour/use-say";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** On a phone the strip stops at whole cards, and would leave what has the focus beside the screen. */
function showCardOf(strip: HTMLElement, focused: Element): void {
  const card = focused.closest<HTMLElement>("article");
  if (!card || strip.scrollWidth <= strip.clientWidth) return;
  strip.scrollTo({ left: card.offsetLeft - (strip.clientWidth - card.offsetWidth) / 2 });
}

/** Two to four candidates side by side; a swipeable stack on phones. */
export function CompareScreen({
  picture,
  canChange,
}: {
  /** The rows rendered with the page. */
  picture: AssessmentView[];
  canChange: boolean;
}) {
  const { t } = useTexts();
  const [{ kept }] = useState(() => ({ ...forReturn }));
  // The list that follows has taken them by now. Anywhere else they aren’t expected any more, and a key would decide
  // about them.
  useEffect(() => {
    forReturn.kept = kept;
    return () => {
      forReturn.kept = nothingChosen;
    };
  }, [kept]);
  const [said, say] = useSay();
  const strip = useRef<HTMLElement>(null);
  const known = useListState();
  const rows = picture.map((row) => rowOf(known, row.id) ?? row);
  const without = (id: number) => {
    const rest = rows.flatMap((row) => (row.id === id ? [] : [row.id]));
    return canCompare(rest.length) ? compareAddress(rest) : undefined;
  };
  return (
    <div className="@container flex w-full flex-col gap-5 px-4 pt-4 pb-16 md:px-7">
      <BackLink href="/assessments" className="-mb-2">
        {t("table.title")}
      </BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-22 font-semibold tracking-[-0.015em]">{t("compare.title")}</h1>
        <Button className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t("compare.print")}
        </Button>
      </div>
      <SyncNotice />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <AtAGlance
        rows={rows}
        onChoose={(id) =>
          strip.current?.querySelector<HTMLElement>(`[data-assessment="${id}"] h2 a`)?.focus()
        }
      />
      <section
        ref={strip}
        aria-label={t("compare.regionName")}
        onFocus={({ currentTarget, target }) => showCardOf(currentTarget, target)}
        data-count={rows.length}
        className="side-by-side"
      >
        {rows.map((assessment, at) => (
          <Compared
            key={assessment.id}
            assessment={assessment}
            place={{ position: at + 1, count: rows.length }}
            canChange={canChange}
            without={without(assessment.id)}
            onRemove={(name) => say(t("compare.removed", { name }))}
            notes={<NotesSection assessment={assessment} canWrite={canChange} />}
          />
        ))}
      </section>
    </div>
  );
}
