"use client";

import { ArchiveRestore, Check, X } from "lucide-react";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import type { CopyResult } from "@/components/assessments/table/use-row-presses";
import { candidateLines } from "@/components/candidate/candidate-name";
import { CopyLinkButton } from "@/components/candidate/copy-link-button";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { stillIcons } from "@/components/ui/still-icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Still markup: the table’s body takes up what is pressed in it (use-row-presses.ts). */
export function RowActions({ assessment, copied }: { assessment: AssessmentView; copied?: CopyResult }) {
  const { identity, status, untold, applicationUrl, reportUrl, goneSince, archivedAt } = assessment;
  const { t } = useTexts();
  const { change } = useTableActions();
  const { name } = candidateLines(assessment, t);
  const canBringBack = archivedAt !== undefined && identity !== "erased" && change !== undefined;
  // A candidate who has completed needs no link any more.
  const hasLink = status === "pending" && untold !== "completed" && applicationUrl && !goneSince;
  return (
    <div className="rows-acts">
      {reportUrl && (
        <ExternalLink
          href={reportUrl}
          className={canBringBack ? "rows-report rows-report-in-menu" : "rows-report"}
        >
          {stillIcons.fileText}
          {t.rich("table.report", { name, more: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
        </ExternalLink>
      )}
      {canBringBack ? (
        <Button
          size="sm"
          aria-label={t("common.labelled", { label: t("archive.bringBack"), what: name })}
          onClick={({ currentTarget }) => {
            // The button goes when the row is back.
            currentTarget.parentElement?.querySelector<HTMLElement>("[data-row-menu]")?.focus();
            void change.perform([{ rows: [assessment], act: { kind: "archive", archived: false } }]);
          }}
        >
          <ArchiveRestore aria-hidden="true" />
          {t("archive.bringBack")}
        </Button>
      ) : (
        hasLink &&
        (identity === "probable" ? (
          <CopyLinkButton
            assessmentId={assessment.id}
            applicationUrl={applicationUrl}
            isProbable
            size="sm"
            what={name}
          />
        ) : (
          <CopyLink name={name} copied={copied} />
        ))
      )}
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={t("common.labelled", { label: t("rowMenu.more"), what: name })}
        data-row-menu=""
        className="rows-more"
      />
    </div>
  );
}

/** Says in place that it has copied, without changing its width; the table says it aloud. */
function CopyLink({ name, copied }: { name: string; copied: CopyResult | undefined }) {
  const { t } = useTexts();
  const label = t("assessment.copyLink");
  const said = copied && t(copied === "copied" ? "common.copied" : "common.notCopied");
  return (
    <button
      type="button"
      data-copy-link={name}
      data-copied={copied}
      aria-label={t("common.labelled", { label: said ?? label, what: name })}
      className="rows-copy"
    >
      <span className="rows-faces">
        <span className="rows-face" aria-hidden={copied !== undefined || undefined}>
          {stillIcons.link}
          {label}
        </span>
        {copied && (
          <span className="rows-face">
            {copied === "copied" ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            {said}
          </span>
        )}
      </span>
    </button>
  );
}
