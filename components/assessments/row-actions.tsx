"use client";

import { FileText } from "lucide-react";
import { candidateLines } from "@/components/assessments/candidate-name";
import { CopyLinkButton } from "@/components/assessments/copy-link-button";
import { useTexts } from "@/components/texts/texts-provider";
import { buttonClass } from "@/components/ui/button-class";
import { ExternalLink } from "@/components/ui/external-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What can be done with a row without opening it. */
export function RowActions({ assessment }: { assessment: AssessmentView }) {
  const { id, applicationUrl, reportUrl, goneSince } = assessment;
  const { t } = useTexts();
  const { name } = candidateLines(assessment, t);
  return (
    <div className="flex items-center justify-end gap-1.5 empty:hidden @max-3xl:justify-start">
      {reportUrl && (
        <ExternalLink href={reportUrl} className={buttonClass("ghost", "sm")}>
          <FileText aria-hidden="true" />
          {t.rich("table.report", { name, more: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
        </ExternalLink>
      )}
      {applicationUrl && !goneSince && (
        <CopyLinkButton
          assessmentId={id}
          applicationUrl={applicationUrl}
          isProbable={assessment.identity === "probable"}
          size="sm"
          what={name}
        />
      )}
    </div>
  );
}
