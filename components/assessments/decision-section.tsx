"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { decisionIcons } from "@/components/assessments/decision-icons";
import { DetailSection } from "@/components/assessments/detail-section";
import { assessmentQuery } from "@/components/query/assessment-query";
import { reading } from "@/components/query/reading";
import { RequestFailure } from "@/components/query/request-failure";
import { putJson } from "@/components/query/request-json";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { decisions } from "@/lib/assessments/names";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

const answer = reading<{ assessment: AssessmentView }>({ assessment: "object" });

/** What the team makes of it: one of four, changed by whoever may. */
export function DecisionSection({
  assessment,
  canDecide,
}: {
  assessment: AssessmentView;
  canDecide: boolean;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { decision } = assessment;
  const present = decision?.value ?? "undecided";
  const query = assessmentQuery(assessment.id);
  const show = (row: AssessmentView) =>
    client.setQueryData(query.queryKey, (detail) => detail && { ...detail, assessment: row });
  const deciding = useMutation({
    // Arrow keys choose each option on their way: one after the other, each from what the one before said.
    scope: { id: `decision ${assessment.id}` },
    mutationFn: (choice: { decision: DecisionValue; from: DecisionValue }) =>
      putJson(`/api/assessments/${assessment.id}/decision`, choice, answer),
    onSuccess: ({ assessment: row }) => show(row),
    onError(error) {
      // Somebody was faster: what they chose is shown, with the sentence that says so.
      const theirs = error instanceof RequestFailure ? answer.safeParse(error.problem) : undefined;
      if (theirs?.success) show(theirs.data.assessment);
    },
    // The next one needn't wait for the timeline.
    onSettled: () => void client.invalidateQueries(query),
  });
  const shown = deciding.isPending ? deciding.variables.decision : present;
  return (
    <DetailSection title={t("team.decision")}>
      <fieldset disabled={!canDecide} className="flex flex-wrap gap-1.5 max-sm:grid max-sm:grid-cols-2">
        <legend className="sr-only">{t("team.decision")}</legend>
        {decisions.map((value) => {
          const Icon = decisionIcons[value];
          return (
            <label
              key={value}
              className={cn(
                "flex h-8 items-center gap-1.5 rounded-md border border-line-strong px-2.5 text-13 font-[550] text-quiet transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11",
                canDecide && "hover:bg-hover",
                shown === value && "border-ink bg-pressed text-ink",
              )}
            >
              <input
                type="radio"
                name={`decision-${assessment.id}`}
                value={value}
                checked={shown === value}
                onChange={() => deciding.mutate({ decision: value, from: shown })}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-3.5" />
              {t(`team.options.${value}`)}
            </label>
          );
        })}
      </fieldset>
      {deciding.error && (
        <Notice tone="warning" role="alert">
          {failureWords(deciding.error, t)}
        </Notice>
      )}
      <p className="text-12 text-faint">
        {decision
          ? t.rich("team.decidedBy", { by: decision.by, when: () => <RelativeTime at={decision.at} /> })
          : t("team.undecidedYet")}
        {" · "}
        {t("team.decisionMeans")}
      </p>
    </DetailSection>
  );
}
