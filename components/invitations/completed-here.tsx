import Link from "next/link";
import { StatusBadge } from "@/components/assessments/status-badge";
import type { Outcome } from "@/components/invitations/submit-invitation";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";

/** The candidate has completed this interview before: another one is the recruiter's decision. */
export function CompletedHere({
  outcome: { message, assessment },
  invitation,
}: {
  outcome: Extract<Outcome, { kind: "completed_here" }>;
  invitation: InvitationForm;
}) {
  return (
    <Notice
      tone="info"
      role="alert"
      title={message}
      actions={
        <>
          <Button
            size="sm"
            variant="primary"
            pending={invitation.form.formState.isSubmitting}
            onClick={() => void invitation.submitAgain()}
          >
            Assess again
          </Button>
          {assessment && (
            <Button size="sm" render={<Link href={`/assessments/${assessment.id}`} />}>
              Open the completed one
            </Button>
          )}
        </>
      }
    >
      {assessment && (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-quiet">
          <StatusBadge status={assessment.status} />
          created <RelativeTime at={assessment.createdAt} />
        </p>
      )}
    </Notice>
  );
}
