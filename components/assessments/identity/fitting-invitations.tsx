"use client";

import { useChooseInvitation } from "@/components/assessments/identity/use-choose-invitation";
import { candidateName } from "@/components/candidate/candidate-name";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { InvitationView } from "@/lib/invitations/view-schema";

/** Unconfirmed invitations that could have made this row, offered before the form: the likeliest answer. */
export function FittingInvitations({
  assessment,
  invitations,
}: {
  assessment: AssessmentView;
  invitations: InvitationView[];
}) {
  const { t } = useTexts();
  if (invitations.length === 0) return null;
  return (
    <Notice tone="info" title={t(invitations.length === 1 ? "claims.fitOne" : "claims.fitMany")}>
      <ul className="flex flex-col divide-y divide-line">
        {invitations.map((invitation) => (
          <FittingInvitation key={invitation.id} assessment={assessment} invitation={invitation} />
        ))}
      </ul>
    </Notice>
  );
}

function FittingInvitation({
  assessment,
  invitation,
}: {
  assessment: AssessmentView;
  invitation: InvitationView;
}) {
  const { t } = useTexts();
  const choice = useChooseInvitation(assessment.id);
  const name = candidateName(invitation.candidate);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 flex-[1_1_14rem] break-words">
        <span dir="auto" className="font-semibold">
          {name}
        </span>
        {name !== invitation.candidate.email && (
          <>
            {" "}
            (<bdi>{invitation.candidate.email}</bdi>)
          </>
        )}
        <span className="text-quiet">
          {" "}
          · <bdi>{invitation.interview.name}</bdi> · <bdi>{invitation.invitedBy}</bdi> ·{" "}
          <RelativeTime at={invitation.submittedAt} />
        </span>
      </span>
      <Button size="sm" pending={choice.isPending} onClick={() => choice.mutate(invitation.id)}>
        {t("claims.isTheirs", { name })}
      </Button>
      {choice.isError && (
        <p role="alert" className="w-full text-danger">
          {failureWords(choice.error, t)}
        </p>
      )}
    </li>
  );
}
