"use client";

import { useEffect, useRef, useState } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

const loadDialog = () =>
  import("@/components/assessments/identity/reveal-dialog").then(({ RevealDialog }) => RevealDialog);

/** What a blind reviewer doesn’t see, and the way to see it. Use the assessment’s id as its key. */
export function BlindNote({ assessment, canReveal }: { assessment: AssessmentView; canReveal: boolean }) {
  const { t } = useTexts();
  const [isRevealed, setIsRevealed] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The dialog goes together with the note, before it could give the focus back.
    if (isRevealed && !assessment.isBlind) said.current?.focus();
  }, [isRevealed, assessment.isBlind]);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className="rounded-xs text-13 text-quiet empty:hidden">
        {isRevealed && t("blind.revealed")}
      </p>
      {assessment.isBlind && (
        <Notice
          tone="info"
          title={t("blind.note")}
          actions={
            canReveal && (
              <Deferred
                kind="dialog"
                load={loadDialog}
                part={{
                  id: assessment.id,
                  name: candidateLines(assessment, t).name,
                  focusAfter: said,
                  trigger: <Button size="sm">{t("blind.reveal")}</Button>,
                  onRevealed: () => setIsRevealed(true),
                }}
              />
            )
          }
        >
          {t("blind.noteText")}
        </Notice>
      )}
    </>
  );
}
