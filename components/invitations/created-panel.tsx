"use client";

import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { ApplicationLink } from "@/components/assessments/application-link";
import { candidateLines } from "@/components/assessments/candidate-name";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The assessment is there: its link, ready to be handed over. */
export function CreatedPanel({
  assessment,
  how,
  children,
  onAnother,
}: {
  assessment: AssessmentView;
  /** Whether the service was asked to e-mail the candidate, or the row was there and is only theirs now. */
  how: "emailed" | "by_hand" | "claimed";
  /** What else there is to say. */
  children?: ReactNode;
  onAnother: () => void;
}) {
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form was longer: its end may be what is in sight.
    window.scrollTo({ top: 0 });
    copy.current?.focus({ preventScroll: true });
  }, []);
  useShortcuts({ c: () => copy.current?.click(), n: onAnother });
  const { name } = candidateLines(assessment);
  const email = assessment.candidate?.email;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-recommended" />
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-22 font-semibold tracking-[-0.015em] break-words">
            <span dir="auto">{name}</span> {how === "claimed" ? "has been invited before" : "is invited"}
          </h1>
          <p role="status" className="text-14 text-quiet">
            {how === "emailed"
              ? `The assessment service e-mails this link to ${email ?? "the candidate"}. You can hand it over yourself too.`
              : how === "claimed"
                ? "The assessment that was pending is now in their name. This is its link:"
                : "Nobody has been e-mailed. Send them this link:"}
          </p>
        </div>
      </div>
      {assessment.applicationUrl && (
        <ApplicationLink
          isHero
          copyRef={copy}
          assessmentId={assessment.id}
          applicationUrl={assessment.applicationUrl}
          what={name}
        />
      )}
      <p className="-mt-4 text-12 text-faint">
        {assessment.interview?.name} · whoever has this link can take the interview as the candidate.
      </p>
      {children}
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        <Button onClick={onAnother} aria-keyshortcuts="n">
          Invite another for the same interview
          <Kbd className="ml-1">N</Kbd>
        </Button>
        <Button variant="ghost" render={<Link href={`/assessments/${assessment.id}`} />}>
          Open assessment
        </Button>
      </div>
    </div>
  );
}
