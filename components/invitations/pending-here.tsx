import Link from "next/link";
import { ApplicationLink } from "@/components/assessments/application-link";
import { candidateLines } from "@/components/assessments/candidate-name";
import type { Outcome } from "@/components/invitations/submit-invitation";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** The candidate has been invited already: the link that exists instead of a second one. */
export function PendingHere({
  outcome: { message, assessment },
}: {
  outcome: Extract<Outcome, { kind: "pending_here" }>;
}) {
  return (
    <Notice
      tone="info"
      role="alert"
      title={message}
      actions={
        <Button
          size="sm"
          render={<Link href={assessment ? `/assessments/${assessment.id}` : "/assessments"} />}
        >
          {assessment ? "Open assessment" : "See what needs attention"}
        </Button>
      }
    >
      {assessment?.applicationUrl ? (
        <div className="mt-2">
          <ApplicationLink
            assessmentId={assessment.id}
            applicationUrl={assessment.applicationUrl}
            isProbable={assessment.identity === "probable"}
            what={candidateLines(assessment).name}
          />
        </div>
      ) : (
        "Wait until it is settled; a second invitation could reach the candidate twice."
      )}
    </Notice>
  );
}
