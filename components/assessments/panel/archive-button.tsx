"use client";

import { Archive } from "lucide-react";
import { useSetArchived } from "@/components/assessments/panel/use-set-archived";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The notice in its place brings the assessment back. */
export function ArchiveButton({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const archiving = useSetArchived(assessment);
  if (assessment.archivedAt) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-faint">
      <Button
        size="sm"
        data-palette="archive"
        pending={archiving.isPending}
        onClick={() => archiving.mutate(true)}
      >
        <Archive aria-hidden="true" />
        {t("assessment.archive")}
      </Button>
      {archiving.error ? (
        <span role="alert" className="text-danger">
          {failureWords(archiving.error, t)}
        </span>
      ) : (
        t("assessment.archiveMeans")
      )}
    </div>
  );
}
