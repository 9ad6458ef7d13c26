"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { CompletedHere } from "@/components/invitations/completed-here";
import { PendingHere } from "@/components/invitations/pending-here";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** The answer above the form: what happened, what it means for the candidate, what to do. */
export function FormNotice({ invitation }: { invitation: InvitationForm }) {
  const { answer } = invitation;
  const area = useRef<HTMLDivElement>(null);
  const onFields = answer?.onFields ?? false;
  useEffect(() => {
    // A field with an error takes the focus itself.
    if (answer && !onFields) area.current?.focus();
  }, [answer, onFields]);
  if (!answer || (onFields && answer.above.length === 0)) return null;
  return (
    <div ref={area} tabIndex={-1} className="rounded-md">
      <AnswerNotice invitation={invitation} answer={answer} />
    </div>
  );
}

function AnswerNotice({
  invitation,
  answer: { outcome, above },
}: {
  invitation: InvitationForm;
  answer: NonNullable<InvitationForm["answer"]>;
}) {
  const again = (
    <Button
      size="sm"
      onClick={() => void invitation.submit()}
      pending={invitation.form.formState.isSubmitting}
    >
      Try again
    </Button>
  );
  switch (outcome.kind) {
    case "pending_here":
      return <PendingHere outcome={outcome} />;
    case "completed_here":
      return <CompletedHere outcome={outcome} invitation={invitation} />;
    case "invalid":
      return (
        <Notice tone="error" role="alert" title={outcome.message}>
          {above.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      );
    case "not_sent":
      return (
        <Notice tone="error" role="alert" title="Not sent" actions={again}>
          {outcome.message}
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="error" role="alert" title="Not created" technical={outcome.requestId}>
          {outcome.message}
        </Notice>
      );
    case "signed_out":
      return (
        <Notice
          tone="warning"
          role="alert"
          title="You have been signed out"
          actions={
            <Button size="sm" render={<Link href="/sign-in" target="_blank" rel="noopener" />}>
              Sign in in another tab
            </Button>
          }
        >
          Sign in again in another tab, then come back and press Create. What you entered stays here.
        </Notice>
      );
    case "lost":
      return (
        <Notice
          tone="warning"
          role="alert"
          title="No answer arrived"
          actions={again}
          technical={outcome.requestId}
        >
          We don’t know whether the candidate has been invited. Try again without changing anything: Shortlist
          recognises the invitation, and the candidate gets only one.
        </Notice>
      );
    case "created":
    case "claimed":
    case "unconfirmed":
      return null;
    default:
      return outcome satisfies never;
  }
}
