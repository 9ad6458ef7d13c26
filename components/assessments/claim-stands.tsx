import { useMutation, useQueryClient } from "@tanstack/react-query";
import { assessmentQuery } from "@/components/query/assessment-query";
import { remove } from "@/components/query/request-json";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Somebody has said who it is, and until the service tells it can be corrected. */
export function ClaimStands({
  assessment,
  claim,
  onCorrect,
}: {
  assessment: AssessmentView;
  claim: NonNullable<AssessmentView["claim"]>;
  onCorrect: () => void;
}) {
  const client = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () => remove(`/api/assessments/${assessment.id}/claim`, { replaces: claim.at }),
    onSettled: () => client.invalidateQueries(assessmentQuery(assessment.id)),
  });
  return (
    <div className="flex flex-col gap-2 text-13">
      <p className="text-quiet">
        <span className="text-ink">{claim.by}</span> said so <RelativeTime at={claim.at} />. The assessment
        service tells only when it is completed, and has the last word.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onCorrect}>
          Correct
        </Button>
        <Button size="sm" variant="ghost" pending={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
          Take it back
        </Button>
      </div>
      {withdrawal.isError && (
        <p role="alert" className="text-danger">
          {withdrawal.error.message}
        </p>
      )}
    </div>
  );
}
