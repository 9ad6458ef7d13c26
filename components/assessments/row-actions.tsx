"use client";

import { ArchiveRestore, FileText } from "lucide-react";
import { candidateLines } from "@/components/assessments/candidate-name";
import { CopyLinkButton } from "@/components/assessments/copy-link-button";
import { useTableActs } from "@/components/assessments/table-acts";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { ExternalLink } from "@/components/ui/external-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** One element draws the three dots: a hundred thousand rows have them. */
const moreClass = `${buttonClass("ghost", "sm", true)} @3xl:-mr-2 @max-3xl:only:-ml-2.5 before:size-[3px] before:rounded-full before:bg-current before:shadow-[-5px_0_currentColor,5px_0_currentColor]`;

/** What can be done with a row without opening it; the rest is in the table's one menu. */
export function RowActions({ assessment }: { assessment: AssessmentView }) {
  const { id, status, untold, applicationUrl, reportUrl, goneSince, archivedAt } = assessment;
  const { t } = useTexts();
  const { openMenu, prepareMenu, change } = useTableActs();
  const { name } = candidateLines(assessment, t);
  const canBringBack = archivedAt !== undefined && change !== undefined;
  return (
    <div className="flex items-center justify-end gap-1 @max-3xl:justify-start @max-3xl:gap-1.5">
      {reportUrl && (
        <ExternalLink
          href={reportUrl}
          className={cn(
            buttonClass("ghost", "sm"),
            "@max-3xl:-ml-2 pointer-coarse:@max-3xl:-ml-3",
            // A line of the table has room for one of them; the menu has both.
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
          onClick={({ currentTarget }) => {
            // It goes when the row is back.
            currentTarget.parentElement?.querySelector<HTMLElement>("[data-row-menu]")?.focus();
            void change.archive([assessment], false);
          }}
        >
          <ArchiveRestore aria-hidden="true" />
          {t("archive.bringBack")}
        </Button>
      ) : (
        // Who has completed needs no link any more.
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
        data-row-menu=""
        onClick={({ currentTarget }) => openMenu(assessment, currentTarget)}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        className={moreClass}
      />
    </div>
  );
}
