"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureWords } from "@/components/http/problem-words";
import { remove } from "@/components/http/request-json";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** A recruiter’s claim, which can be corrected until the service tells. */
export function CurrentClaim({
  assessment,
  claim,
  onCorrect,
}: {
  assessment: AssessmentView;
  claim: NonNullable<AssessmentView["claim"]>;
  onCorrect: () => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () => remove(`/api/assessments/${assessment.id}/claim`, { replaces: claim.at }),
    onSettled: () => client.invalidateQueries(assessmentQuery(assessment.id)),
  });
  return (
    <div className="flex flex-col gap-2 text-13">
      <p className="text-quiet">
        {claim.by
          ? t.rich("claims.saidSo", {
              by: claim.by,
              who: (name) => <bdi className="text-ink">{name}</bdi>,
              at: () => <RelativeTime at={claim.at} />,
            })
          : t.rich("claims.saidSoWithoutName", { at: () => <RelativeTime at={claim.at} /> })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onCorrect}>
          {t("claims.correct")}
        </Button>
        <Button size="sm" variant="ghost" pending={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
          {t("claims.takeBack")}
        </Button>
      </div>
      {withdrawal.isError && (
        <p role="alert" className="text-danger">
          {failureWords(withdrawal.error, t)}
        </p>
      )}
    </div>
  );
}
