"use client";

import dynamic from "next/dynamic";
import { type ReactNode, type RefObject, useState } from "react";
import { OpenAssessmentContext, useOpenAssessment } from "@/components/assessments/list/use-open-assessment";
import { useOpenClicks } from "@/components/assessments/list/use-open-clicks";
import type { WalkTo } from "@/components/assessments/list/use-row-focus";
import { PanelFrame } from "@/components/assessments/panel/panel-frame";
import { assessmentIdIn } from "@/components/assessments/view/panel-address";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { loadPart } from "@/components/ui/behaviour/load-part";

/** Loaded when the first assessment is likely to be opened. */
const loadPanel = () => import("@/components/dashboard/assessment/assessment-panel");
const AssessmentPanel = dynamic(() => loadPart(loadPanel), {
  loading: () => <PanelFrame aria-busy="true" />,
});

export function PanelOverList({
  canChange,
  walkTo,
  children,
}: {
  /** Whether the person may do more than look. */
  canChange: boolean;
  walkTo: RefObject<WalkTo | null>;
  children: ReactNode;
}) {
  const open = useOpenAssessment();
  const [anchor, setAnchor] = useState("");
  useShortcuts({
    // Asked at the press: React hears of an address a moment after the click that set it.
    get Escape() {
      return assessmentIdIn(window.location.pathname) === undefined ? undefined : open.close;
    },
  });
  useOpenClicks(
    (id, hash) =>
      void loadPart(loadPanel).then(
        () => {
          setAnchor(hash);
          open.show(id);
        },
        // The list stays; the page says that the panel couldn’t be loaded.
        () => undefined,
      ),
    () => void loadPanel().catch(() => undefined),
  );
  return (
    <OpenAssessmentContext value={open}>
      <div
        data-beside={open.id === undefined ? undefined : ""}
        className={
          open.id === undefined
            ? "contents"
            : "contents lg:[--panel-width:30rem] xl:[--panel-width:28rem] 2xl:[--panel-width:30rem]"
        }
      >
        {children}
      </div>
      {open.id !== undefined && (
        <AssessmentPanel
          id={open.id}
          anchor={anchor}
          canChange={canChange}
          onStep={(to) => {
            setAnchor("");
            walkTo.current?.(to);
          }}
          onClose={open.close}
        />
      )}
    </OpenAssessmentContext>
  );
}
