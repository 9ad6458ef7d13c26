"use client";

import { timelineWords } from "@/components/assessments/timeline-words";
import { useTexts } from "@/components/texts/texts-provider";
import { inKnownZone } from "@/components/ui/format-time";
import { Notice } from "@/components/ui/notice";
import { useNow } from "@/components/ui/use-now";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";

/** Says of a pending assessment that the service once had it as completed: a result that was seen isn’t made up. */
export function ReopenedNote({ detail: { assessment, timeline } }: { detail: AssessmentDetail }) {
  const now = useNow(60_000);
  const texts = inKnownZone(useTexts(), now);
  const { status, untold, goneSince } = assessment;
  if (status !== "pending" || untold === "completed" || goneSince) return null;
  const completion = timeline.find(({ kind }) => kind === "completed");
  // When it was completed may stand further back than what has come.
  if (!completion && !timeline.some(({ changed }) => changed === "reopened")) return null;
  const when =
    completion && timelineWords(completion, { nowMs: now ?? Date.parse(completion.at) }, texts).more;
  return (
    <Notice tone="info" title={texts.t("assessment.reopenedTitle")}>
      {when ? texts.t("assessment.reopenedAfter", { when }) : texts.t("assessment.reopened")}
    </Notice>
  );
}
