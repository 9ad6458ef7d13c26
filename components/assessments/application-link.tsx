import type { Ref } from "react";
import { CopyLinkButton } from "@/components/assessments/copy-link-button";

/** The link a candidate begins with: whole, selectable, and copied in one click. */
export function ApplicationLink({
  assessmentId,
  applicationUrl,
  what,
  copyRef,
}: {
  assessmentId: number;
  applicationUrl: string;
  /** Whose it is, for screen readers. */
  what: string;
  copyRef?: Ref<HTMLButtonElement>;
}) {
  return (
    <div className="flex items-center gap-2 rounded-md border border-line-strong bg-surface p-1.5 pl-3 max-sm:flex-col max-sm:items-stretch max-sm:p-3">
      <code className="min-w-0 flex-1 font-mono text-13 break-all select-all">{applicationUrl}</code>
      <CopyLinkButton
        ref={copyRef}
        variant="primary"
        label="Copy link"
        assessmentId={assessmentId}
        applicationUrl={applicationUrl}
        what={what}
      />
    </div>
  );
}
