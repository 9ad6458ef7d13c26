"use client";

import Link from "next/link";
import { useChooseInvitation } from "@/components/assessments/identity/use-choose-invitation";
import { type ClaimOutcome, claimWords } from "@/components/candidate/claim-assessment";
import { failureWords } from "@/components/http/problem-words";
import { SignedOutNotice } from "@/components/session/signed-out-notice";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Why a claim failed, and what can be done instead. */
export function ClaimNotice({
  outcome,
  assessmentId,
  onSettled,
}: {
  outcome: ClaimOutcome | undefined;
  assessmentId: number;
  onSettled: () => void;
}) {
  const { t } = useTexts();
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
              {t("claims.isThatInvitation")}
            </Button>
          }
        >
          {claimWords(outcome, t)}
          {choice.isError && <p className="mt-1 text-danger">{failureWords(choice.error, t)}</p>}
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
                {t("claims.openOther")}
              </Button>
            )
          }
        >
          {claimWords(outcome, t)}
        </Notice>
      );
    case "signed_out":
      return <SignedOutNotice>{t("settings.signedOutText")}</SignedOutNotice>;
    case "failed":
    case "no_answer":
      return (
        <Notice tone="error" role="alert">
          {claimWords(outcome, t)}
        </Notice>
      );
    default:
      return outcome satisfies never;
  }
}
