"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { AssessmentAnnouncer } from "@/components/assessments/assessment-announcer";
import { AssessmentBody } from "@/components/assessments/assessment-body";
import { AssessmentHead } from "@/components/assessments/assessment-head";
import { candidateLines } from "@/components/assessments/candidate-name";
import { SectionLevel } from "@/components/assessments/detail-section";
import { PanelFrame } from "@/components/assessments/panel-frame";
import { useAssessment } from "@/components/assessments/use-assessment";
import { useTabTitle } from "@/components/assessments/use-tab-title";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { RequestFailure } from "@/components/query/request-failure";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";

/**
 * One assessment beside the list it was opened from, which stays in use: no dialog, but a part of the page
 * that takes the focus when it opens and gives it back to the row when it closes.
 */
export default function AssessmentPanel({
  id,
  anchor,
  canChange,
  onStep,
  onClose,
}: {
  id: number;
  /** The part that was asked for; none for its beginning. */
  anchor: string;
  /** Whether one may do more than look. */
  canChange: boolean;
  onStep: (to: "next" | "previous") => void;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { detail, error, isSettled, isWhole, refetch } = useAssessment(id);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const name = detail && candidateLines(detail.assessment, t).name;
  useTabTitle(name);
  useShortcuts({
    Escape: onClose,
    c: () => area.current?.querySelector<HTMLElement>("[data-copy-link]")?.click(),
  });

  const shown = useRef<number>(undefined);
  const hasContent = detail !== undefined;
  useEffect(() => {
    if (!hasContent || shown.current === id) return;
    const isFirst = shown.current === undefined;
    shown.current = id;
    if (area.current) area.current.scrollTop = 0;
    const part = anchor && area.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
    if (part) part.focus();
    // What had the focus of the one before is gone; the buttons for the next keep it.
    else if (isFirst || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [id, anchor, hasContent]);

  function leaveField(event: KeyboardEvent) {
    const isField =
      event.target instanceof Element && event.target.matches("input:not([type='radio']), textarea");
    if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented || !isField) return;
    // What was typed there isn’t thrown away with the first press.
    event.preventDefault();
    heading.current?.focus();
  }

  const isMissing = error instanceof RequestFailure && error.status === 404;
  return (
    <PanelFrame aria-labelledby={headingId} aria-busy={!detail} onKeyDown={leaveField}>
      <div className="flex h-12 shrink-0 items-center gap-0.5 border-b border-line pr-3 pl-6 max-md:pl-4">
        <span className="min-w-0 flex-1 truncate text-12 text-faint">
          {t.rich("claims.assessmentNumber", { id: () => <span className="font-mono">{id}</span> })}
        </span>
        <IconButton
          label={t("assessment.previous")}
          size="sm"
          aria-keyshortcuts="k"
          onClick={() => onStep("previous")}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t("assessment.next")}
          size="sm"
          aria-keyshortcuts="j"
          onClick={() => onStep("next")}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={t("common.close")} size="sm" aria-keyshortcuts="Escape" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div
        ref={area}
        className="flex flex-1 flex-col gap-6 overflow-y-auto px-6 pt-4 pb-10 max-md:px-4 max-md:pb-20"
      >
        {detail ? (
          <SectionLevel value={3}>
            <AssessmentHead
              assessment={detail.assessment}
              level={2}
              headingRef={heading}
              headingId={headingId}
            />
            <AssessmentBody
              key={id}
              detail={detail}
              error={error}
              canChange={canChange}
              isSettled={isSettled}
              isWhole={isWhole}
            />
          </SectionLevel>
        ) : error ? (
          <>
            <h2 ref={heading} id={headingId} tabIndex={-1} className="text-16 font-semibold outline-none">
              {t(isMissing ? "assessment.missing" : "assessment.notLoaded")}
            </h2>
            <Notice
              tone={isMissing ? "info" : "error"}
              role="alert"
              actions={!isMissing && <Button onClick={() => void refetch()}>{t("common.tryAgain")}</Button>}
            >
              {failureWords(error, t)}
            </Notice>
          </>
        ) : (
          <>
            <h2 id={headingId} className="sr-only">
              {t("common.loading")}
            </h2>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="w-3/4" />
            <Skeleton className="h-10 w-full" />
          </>
        )}
      </div>
      <AssessmentAnnouncer assessment={detail?.assessment} />
    </PanelFrame>
  );
}
