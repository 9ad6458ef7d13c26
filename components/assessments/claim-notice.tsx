import Link from "next/link";
import type { ClaimOutcome } from "@/components/assessments/claim-assessment";
import { useChooseInvitation } from "@/components/assessments/use-choose-invitation";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Why a claim was not taken, and what can be done instead. */
export function ClaimNotice({
  outcome,
  assessmentId,
  onSettled,
}: {
  outcome: ClaimOutcome | undefined;
  assessmentId: number;
  onSettled: () => void;
}) {
  const choice = useChooseInvitation(assessmentId);
  switch (outcome?.kind) {
    case undefined:
    case "claimed":
    case "invalid":
      return null;
    case "fits":
      return (
        <Notice
          tone="info"
          role="alert"
          actions={
            <Button
              size="sm"
              variant="primary"
              pending={choice.isPending}
              onClick={() => choice.mutate(outcome.invitation.id, { onSuccess: onSettled })}
            >
              It is that invitation
            </Button>
          }
        >
          {outcome.message}
          {choice.isError && <p className="mt-1 text-danger">{choice.error.message}</p>}
        </Notice>
      );
    case "taken":
      return (
        <Notice
          tone="warning"
          role="alert"
          actions={
            outcome.assessment &&
            outcome.assessment.id !== assessmentId && (
              <Button size="sm" render={<Link href={`/assessments/${outcome.assessment.id}`} />}>
                Open the other one
              </Button>
            )
          }
        >
          {outcome.message}
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="error" role="alert">
          {outcome.message}
        </Notice>
      );
    default:
      return outcome satisfies never;
  }
}
