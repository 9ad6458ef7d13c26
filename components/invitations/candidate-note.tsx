"use client";

import { Info } from "lucide-react";
import Link from "next/link";
import { candidateWords } from "@/components/invitations/candidate-words";
import { KnownCandidate } from "@/components/invitations/known-candidate";
import { useCandidateCheck } from "@/components/invitations/use-candidate-check";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { useTexts } from "@/components/texts/texts-provider";

/** Under the e-mail field: what we know of this candidate. It blocks nothing. */
export function CandidateNote({ invitation: { form, answer } }: { invitation: InvitationForm }) {
  const texts = useTexts();
  const { check, hasInterview } = useCandidateCheck(form);
  const isAnswered = answer?.outcome.kind === "pending_here" || answer?.outcome.kind === "completed_here";
  const words = check && !isAnswered ? candidateWords(check, hasInterview, texts) : undefined;
  return (
    // Always rendered, so that a screen reader announces its changes.
    <div aria-live="polite" className="-mt-3.5 flex flex-col gap-1 text-13 text-quiet empty:hidden">
      {words && (
        <p className="flex gap-1.5">
          <Info aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" />
          <span>
            {words.sentence}{" "}
            {words.assessmentId !== undefined && (
              <Link
                href={`/assessments/${words.assessmentId}`}
                className="rounded-xs text-accent underline underline-offset-3"
              >
                {texts.t("candidate.openIt")}
              </Link>
            )}
          </span>
        </p>
      )}
      {check?.known && <KnownCandidate known={check.known} form={form} />}
    </div>
  );
}
