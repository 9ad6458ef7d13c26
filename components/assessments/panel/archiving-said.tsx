"use client";

import { useMutationState } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { archivingKey } from "@/components/assessments/panel/use-set-archived";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import { useSay } from "@/components/ui/behaviour/use-say";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Announces that the assessment was archived or restored. */
export function ArchivingSaid({
  assessment,
  isBesideTable,
}: {
  assessment: AssessmentView;
  /** The table announces what colleagues change. */
  isBesideTable: boolean;
}) {
  const { t } = useTexts();
  const [said, say] = useSay();
  const isArchived = assessment.archivedAt !== undefined;
  const isErased = assessment.identity === "erased";
  const asked = useMutationState({
    filters: { mutationKey: archivingKey(assessment.id) },
    select: ({ state }) => state.variables,
  }).at(-1);
  const { name } = candidateLines(assessment, t);
  const was = useRef(isArchived);
  useEffect(() => {
    if (was.current === isArchived) return;
    was.current = isArchived;
    // An erased candidate’s assessments are archived with it, which the page says.
    if (isErased || (isBesideTable && asked !== isArchived)) return;
    say(t(isArchived ? "archive.archived" : "archive.broughtBack", { count: 1, name }));
  }, [isArchived, isErased, isBesideTable, asked, name, say, t]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
