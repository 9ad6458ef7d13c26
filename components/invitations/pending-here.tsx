"use client";

import Link from "next/link";
import { ApplicationLink } from "@/components/candidate/application-link";
import { candidateLines } from "@/components/candidate/candidate-name";
import { OddNote } from "@/components/candidate/odd-note";
import { problemWords } from "@/components/http/problem-words";
import type { Outcome } from "@/components/invitations/submit-invitation";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** The candidate has been invited already: shows the existing link instead of creating a second one. */
export function PendingHere({
  outcome: { problem, assessment },
}: {
  outcome: Extract<Outcome, { kind: "pending_here" }>;
}) {
  const { t } = useTexts();
  return (
    <Notice
      tone="info"
      role="alert"
      title={problemWords(problem, t)}
      actions={
        <Button
          size="sm"
          render={<Link href={assessment ? `/assessments/${assessment.id}` : "/assessments"} />}
        >
          {t(assessment ? "invite.openAssessment" : "invite.seeAttention")}
        </Button>
      }
    >
      {assessment?.applicationUrl ? (
        <div className="mt-2">
          <ApplicationLink
            assessmentId={assessment.id}
            applicationUrl={assessment.applicationUrl}
            isProbable={assessment.identity === "probable"}
            what={candidateLines(assessment, t).name}
          />
        </div>
      ) : (
        !assessment && t("invite.waitSettled")
      )}
      {assessment && <OddNote assessment={assessment} />}
    </Notice>
  );
}
