"use client";

import { Archive } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSetArchived } from "@/components/assessments/panel/use-set-archived";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

export function ArchivedNotice({
  assessment,
  canChange,
}: {
  assessment: AssessmentView;
  canChange: boolean;
}) {
  const { t } = useTexts();
  const { archivedAt } = assessment;
  const archiving = useSetArchived(assessment);
  const button = useRef<HTMLButtonElement>(null);
  const wasArchived = useRef(archivedAt !== undefined);
  useEffect(() => {
    const isNew = !wasArchived.current && archivedAt !== undefined;
    wasArchived.current = archivedAt !== undefined;
    // The button that archived it is gone.
    if (isNew && document.activeElement === document.body) button.current?.focus();
  }, [archivedAt]);
  if (!archivedAt) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-strong bg-hover px-3.5 py-2.5 text-13">
      <Archive aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      <p className="min-w-40 flex-1">
        {t.rich("assessment.archivedNotice", { when: () => <RelativeTime at={archivedAt} /> })}
        {archiving.error && (
          <span role="alert" className="block text-danger">
            {failureWords(archiving.error, t)}
          </span>
        )}
      </p>
      {canChange && (
        <Button
          ref={button}
          size="sm"
          data-palette="restore"
          pending={archiving.isPending}
          onClick={() => archiving.mutate(false)}
        >
          {t("assessment.bringBack")}
        </Button>
      )}
    </div>
  );
}
