"use client";

import Link from "next/link";
import { StatusBadge } from "@/components/candidate/status-badge";
import { problemWords } from "@/components/http/problem-words";
import type { Outcome } from "@/components/invitations/submit-invitation";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";

/** The candidate has completed this interview before: the recruiter decides about another one. */
export function CompletedHere({
  outcome: { problem, assessment },
  invitation,
}: {
  outcome: Extract<Outcome, { kind: "completed_here" }>;
  invitation: InvitationForm;
}) {
  const { t } = useTexts();
  return (
    <Notice
      tone="info"
      role="alert"
      title={problemWords(problem, t)}
      actions={
        <>
          <Button
            size="sm"
            variant="primary"
            pending={invitation.form.formState.isSubmitting}
            onClick={() => void invitation.submitAgain()}
          >
            {t("invite.assessAgain")}
          </Button>
          {assessment && (
            <Button size="sm" render={<Link href={`/assessments/${assessment.id}`} />}>
              {t("invite.openCompleted")}
            </Button>
          )}
        </>
      }
    >
      {assessment && (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-quiet">
          <StatusBadge status={assessment.status} />
          <span>{t.rich("claims.createdAt", { at: () => <RelativeTime at={assessment.createdAt} /> })}</span>
        </p>
      )}
    </Notice>
  );
}
