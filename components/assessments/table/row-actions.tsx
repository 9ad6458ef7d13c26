"use client";

import { ArchiveRestore, FileText } from "lucide-react";
import { useRef } from "react";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { candidateLines } from "@/components/candidate/candidate-name";
import { CopyLinkButton } from "@/components/candidate/copy-link-button";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { ExternalLink } from "@/components/ui/external-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** One element draws the three dots: a hundred thousand rows have them. */
const moreClass = `${buttonClass("ghost", "sm", true)} @3xl:-mr-2 @max-3xl:only:-ml-2.5 before:size-[3px] before:rounded-full before:bg-current before:shadow-[-5px_0_currentColor,5px_0_currentColor]`;

export function RowActions({ assessment }: { assessment: AssessmentView }) {
  const { id, status, untold, applicationUrl, reportUrl, goneSince, archivedAt } = assessment;
  const { t } = useTexts();
  const { openMenu, prepareMenu, change } = useTableActions();
  const { name } = candidateLines(assessment, t);
  const more = useRef<HTMLButtonElement>(null);
  const canBringBack = archivedAt !== undefined && change !== undefined;
  return (
    <div className="flex items-center justify-end gap-1 @max-3xl:justify-start @max-3xl:gap-1.5">
      {reportUrl && (
        <ExternalLink
          href={reportUrl}
          className={cn(
            buttonClass("ghost", "sm"),
            "@max-3xl:-ml-2 pointer-coarse:@max-3xl:-ml-3",
            // A row has room for one of the two; the menu has both.
            canBringBack && "@3xl:hidden",
          )}
        >
          <FileText aria-hidden="true" />
          {t.rich("table.report", { name, more: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
        </ExternalLink>
      )}
      {canBringBack ? (
        <Button
          size="sm"
          aria-label={t("common.labelled", { label: t("archive.bringBack"), what: name })}
          onClick={() => {
            // The button goes when the row is back.
            more.current?.focus();
            void change.archive([assessment], false);
          }}
        >
          <ArchiveRestore aria-hidden="true" />
          {t("archive.bringBack")}
        </Button>
      ) : (
        // A candidate who has completed needs no link any more.
        status === "pending" &&
        untold !== "completed" &&
        applicationUrl &&
        !goneSince && (
          <CopyLinkButton
            assessmentId={id}
            applicationUrl={applicationUrl}
            isProbable={assessment.identity === "probable"}
            size="sm"
            what={name}
          />
        )
      )}
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={t("common.labelled", { label: t("rowMenu.more"), what: name })}
        ref={more}
        data-row-menu=""
        onClick={({ currentTarget }) => openMenu(assessment, currentTarget)}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        className={moreClass}
      />
    </div>
  );
}
