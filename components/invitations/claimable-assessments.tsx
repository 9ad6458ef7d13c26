"use client";

import { useState } from "react";
import { loadSending } from "@/components/invitations/load-sending";
import type { Claimable } from "@/components/invitations/submit-invitation";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Pending ones made elsewhere: a recruiter who recognises the candidate’s claims it, with what the form holds. */
export function ClaimableAssessments({ invitation }: { invitation: InvitationForm }) {
  const { answer } = invitation;
  const claimable = answer?.outcome.kind === "invalid" ? answer.outcome.claimable : undefined;
  if (!answer || !claimable || claimable.unclaimed.length === 0) return null;
  return <Offer key={answer.input.candidate.email} invitation={invitation} claimable={claimable} />;
}

function Offer({ invitation, claimable }: { invitation: InvitationForm; claimable: Claimable }) {
  const { t, number } = useTexts();
  const [pending, setPending] = useState<number>();
  const [problem, setProblem] = useState<{ id: number; message: string }>();
  const more = claimable.unclaimedTotal - claimable.unclaimed.length;

  async function claim({ id }: AssessmentView): Promise<void> {
    const input = invitation.answer?.input;
    if (!input || pending !== undefined) return;
    setPending(id);
    setProblem(undefined);
    const sending = await loadSending();
    if (!sending) return setPending(undefined);
    // Everything typed since belongs to it, but for the address.
    const { suppressCandidateEmail: _, ...claimed } = invitation.form.getValues() as typeof input;
    const outcome = await sending.claimAssessment(id, { ...claimed, interviewId: input.interviewId });
    setPending(undefined);
    if (outcome.kind === "claimed") invitation.takeClaimed(outcome.assessment, input);
    else setProblem({ id, message: sending.claimWords(outcome, t) });
  }

  return (
    <Notice tone="info" role="status" title={t("claims.maybeTitle")} className="-mt-2">
      <p className="text-quiet">{t("claims.maybeText")}</p>
      <ul className="mt-2 flex flex-col divide-y divide-line border-t border-line">
        {claimable.unclaimed.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1">
              <ExternalLink href={`/assessments/${row.id}`}>
                {t.rich("claims.assessmentNumber", {
                  id: () => <span className="font-mono text-12">{row.id}</span>,
                })}
              </ExternalLink>{" "}
              <span className="text-quiet">
                {t.rich("claims.createdAt", { at: () => <RelativeTime at={row.createdAt} /> })}
              </span>
            </span>
            <Button size="sm" pending={pending === row.id} onClick={() => void claim(row)}>
              {t.rich("claims.thisIsIt", {
                id: String(row.id),
                more: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
              })}
            </Button>
            {problem?.id === row.id && (
              <p role="alert" className="w-full text-danger">
                {problem.message}
              </p>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-12 text-quiet">
          {t("claims.moreUnclaimed", { count: more, shown: number(more) })}
        </p>
      )}
    </Notice>
  );
}
