"use client";

import type { Ref } from "react";
import { CopyLinkButton } from "@/components/candidate/copy-link-button";
import { useNoteLinkCopied } from "@/components/candidate/use-note-link-copied";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { ShareButton } from "@/components/ui/share-button";

export function ApplicationLink({
  assessmentId,
  applicationUrl,
  what,
  isHero = false,
  isProbable = false,
  copyRef,
  copyDescribedBy,
}: {
  assessmentId: number;
  applicationUrl: string;
  /** The candidate’s name, for screen readers. */
  what: string;
  /** Set where the link is the subject of the screen. */
  isHero?: boolean;
  /** It may be another candidate’s: it isn’t shown, and copying it asks first. */
  isProbable?: boolean;
  copyRef?: Ref<HTMLButtonElement>;
  /** The id of what says how the link came to be. */
  copyDescribedBy?: string;
}) {
  const { t } = useTexts();
  const noteShared = useNoteLinkCopied(assessmentId);
  return (
    <div
      className={cn(
        "flex rounded-md border border-line-strong bg-surface",
        isHero
          ? "flex-col gap-4 p-4"
          : "items-center gap-2 p-1.5 pl-3 max-sm:flex-col max-sm:items-stretch max-sm:p-3",
      )}
    >
      {isProbable ? (
        <span className="min-w-0 flex-1 text-13 text-quiet">{t("assessment.linkProbable")}</span>
      ) : (
        <code className={cn("min-w-0 flex-1 font-mono break-all select-all", isHero ? "text-16" : "text-13")}>
          {applicationUrl}
        </code>
      )}
      <CopyLinkButton
        ref={copyRef}
        aria-describedby={copyDescribedBy}
        variant="primary"
        assessmentId={assessmentId}
        applicationUrl={applicationUrl}
        isProbable={isProbable}
        what={what}
        className={isHero ? "h-10 w-full text-14" : undefined}
      />
      {!isProbable && (
        <ShareButton label={t("assessment.shareLink")} data={{ url: applicationUrl }} onShared={noteShared} />
      )}
    </div>
  );
}
