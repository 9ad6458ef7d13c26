"use client";

import { timelineWords } from "@/components/assessments/panel/timeline-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { inKnownZone } from "@/components/ui/format-time";
import { Notice } from "@/components/ui/notice";
import type { AssessmentDetail } from "@/lib/details/detail-schema";

/** For a pending assessment that the service once listed as completed: recruiters may have seen the result. */
export function ReopenedNote({ detail: { assessment, timeline } }: { detail: AssessmentDetail }) {
  const now = useNow(60_000);
  const texts = inKnownZone(useTexts(), now);
  const { status, untold, goneSince } = assessment;
  if (status !== "pending" || untold === "completed" || goneSince) return null;
  const completion = timeline.find(({ kind }) => kind === "completed");
  // The completion may be further back than the entries that have come.
  if (!completion && !timeline.some(({ changed }) => changed === "reopened")) return null;
  const when =
    completion && timelineWords(completion, { nowMs: now ?? Date.parse(completion.at) }, texts).more;
  return (
    <Notice tone="info" title={texts.t("assessment.reopenedTitle")}>
      {when ? texts.t("assessment.reopenedAfter", { when }) : texts.t("assessment.reopened")}
    </Notice>
  );
}
