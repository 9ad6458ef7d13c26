"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { useAssessment } from "@/components/assessments/list/use-assessment";
import { AssessmentAnnouncer } from "@/components/assessments/panel/assessment-announcer";
import { AssessmentBody } from "@/components/assessments/panel/assessment-body";
import { AssessmentHead } from "@/components/assessments/panel/assessment-head";
import { PanelFrame } from "@/components/assessments/panel/panel-frame";
import { candidateLines } from "@/components/candidate/candidate-name";
import { SectionLevel } from "@/components/candidate/detail-section";
import { ShortlistButton } from "@/components/dashboard/shortlisting/shortlist-button";
import { failureWords } from "@/components/http/problem-words";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { NotesSection } from "@/components/notes/notes-section";
import { isGone } from "@/components/page/use-leave-when-gone";
import { useTabTitle } from "@/components/page/use-tab-title";
import { useIsLimited } from "@/components/session/is-limited";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";

type Step = (to: "next" | "previous") => void;

/**
 * Each assessment begins at its top, the first one with the focus.
 * @param id undefined until there is something to show.
 * @param anchor the part to focus; empty for the heading.
 */
function useFocusAtBegin(
  area: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  id: number | undefined,
  anchor: string,
) {
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (id === undefined || shown.current === id) return;
    const isFirst = shown.current === undefined;
    shown.current = id;
    if (area.current) area.current.scrollTop = 0;
    const part = anchor && area.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
    // A part that focuses itself has done so by now.
    const isInside = area.current?.contains(document.activeElement);
    if (part) part.focus();
    // The last assessment’s focused element is gone; the buttons for the next one keep the focus.
    else if ((isFirst && !isInside) || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [id, anchor, area, heading]);
}

/** No dialog, as the list stays in use: it takes the focus when it opens, and returns it to the row. */
export default function AssessmentPanel({
  id,
  anchor,
  canChange,
  onStep,
  onClose,
}: {
  id: number;
  /** The part to focus; empty for the beginning. */
  anchor: string;
  /** Whether the person may do more than look. */
  canChange: boolean;
  onStep: Step;
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
    c: () => area.current?.querySelector<HTMLElement>("[data-copy-link]")?.click(),
  });

  useFocusAtBegin(area, heading, detail && id, anchor);

  function leaveField(event: KeyboardEvent) {
    const isField =
      event.target instanceof Element && event.target.matches("input:not([type='radio']), textarea");
    if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented || !isField) return;
    // The first press doesn’t throw away what was typed.
    event.preventDefault();
    heading.current?.focus();
  }

  return (
    <PanelFrame aria-labelledby={headingId} aria-busy={!detail} data-assessment={id} onKeyDown={leaveField}>
      <PanelBar id={id} name={name} onStep={onStep} onClose={onClose} />
      <div
        ref={area}
        className="flex flex-1 flex-col gap-6 overflow-y-auto px-6 pt-4 pb-10 max-md:px-4 max-md:pb-20"
      >
        {detail && !isGone(error) ? (
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
              isBesideTable
              notes={<NotesSection anchor={anchor} assessment={detail.assessment} canWrite={canChange} />}
            />
          </SectionLevel>
        ) : error ? (
          <PanelFailure
            error={error}
            headingRef={heading}
            headingId={headingId}
            onRetry={() => void refetch()}
          />
        ) : (
          <PanelLoading headingId={headingId} />
        )}
      </div>
      <AssessmentAnnouncer assessment={detail?.assessment} />
    </PanelFrame>
  );
}

function PanelBar({
  id,
  name,
  onStep,
  onClose,
}: {
  id: number;
  name?: string;
  onStep: Step;
  onClose: () => void;
}) {
  const { t } = useTexts();
  return (
    <div className="flex h-12 shrink-0 items-center gap-0.5 border-b border-line pr-3 pl-6 max-md:pl-4">
      <span className="min-w-0 flex-1 truncate text-12 text-faint">
        {t.rich("claims.assessmentNumber", { id: () => <span className="font-mono">{id}</span> })}
      </span>
      {name && <ShortlistButton id={id} name={name} />}
      <IconButton
        label={t("assessment.previous")}
        size="sm"
        aria-keyshortcuts="k"
        onClick={() => onStep("previous")}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton label={t("assessment.next")} size="sm" aria-keyshortcuts="j" onClick={() => onStep("next")}>
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={t("common.close")} size="sm" aria-keyshortcuts="Escape" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function PanelFailure({
  error,
  headingRef,
  headingId,
  onRetry,
}: {
  error: unknown;
  headingRef: RefObject<HTMLHeadingElement | null>;
  headingId: string;
  onRetry: () => void;
}) {
  const { t } = useTexts();
  const isMissing = isGone(error);
  const isLimited = useIsLimited();
  return (
    <>
      <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-16 font-semibold outline-none">
        {t(isMissing ? "assessment.missing" : "assessment.notLoaded")}
      </h2>
      <Notice
        tone={isMissing ? "info" : "error"}
        role="alert"
        actions={!isMissing && <Button onClick={onRetry}>{t("common.tryAgain")}</Button>}
      >
        {isMissing && isLimited ? t("assessment.unseen") : failureWords(error, t)}
      </Notice>
    </>
  );
}

function PanelLoading({ headingId }: { headingId: string }) {
  const { t } = useTexts();
  return (
    <>
      <h2 id={headingId} className="sr-only">
        {t("common.loading")}
      </h2>
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="w-3/4" />
      <Skeleton className="h-10 w-full" />
    </>
  );
}
