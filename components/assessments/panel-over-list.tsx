"use client";

import dynamic from "next/dynamic";
import { type ReactNode, type RefObject, useState } from "react";
import { PanelFrame } from "@/components/assessments/panel-frame";
import { OpenAssessmentContext, useOpenAssessment } from "@/components/assessments/use-open-assessment";
import { useOpenClicks } from "@/components/assessments/use-open-clicks";
import type { WalkTo } from "@/components/assessments/use-row-focus";
import { loadPart } from "@/components/ui/load-part";

/** Comes with the first assessment that is about to be opened. */
const loadPanel = () => import("@/components/assessments/assessment-panel");
const AssessmentPanel = dynamic(loadPanel, { loading: () => <PanelFrame aria-busy="true" /> });

/** The list, and over it the panel of the assessment that is open. */
export function PanelOverList({
  canChange,
  walkTo,
  children,
}: {
  /** Whether one may do more than look. */
  canChange: boolean;
  walkTo: RefObject<WalkTo | null>;
  children: ReactNode;
}) {
  const open = useOpenAssessment();
  const [anchor, setAnchor] = useState("");
  useOpenClicks(
    (id, hash) =>
      void loadPart(loadPanel).then(
        () => {
          setAnchor(hash);
          open.show(id);
        },
        // The list stays; the page says that it couldn’t be loaded.
        () => undefined,
      ),
    () => void loadPanel().catch(() => undefined),
  );
  return (
    <OpenAssessmentContext value={open}>
      <div className={open.id === undefined ? "contents" : "contents lg:[--panel-width:30rem]"}>
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
