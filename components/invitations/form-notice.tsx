"use client";

import { useEffect, useRef } from "react";
import { problemWords } from "@/components/http/problem-words";
import { CompletedHere } from "@/components/invitations/completed-here";
import { PendingHere } from "@/components/invitations/pending-here";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { SignedOutNotice } from "@/components/session/signed-out-notice";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

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
  const { t } = useTexts();
  const again = (
    <Button
      size="sm"
      onClick={() => void invitation.submit()}
      pending={invitation.form.formState.isSubmitting}
    >
      {t("common.tryAgain")}
    </Button>
  );
  switch (outcome.kind) {
    case "pending_here":
      return <PendingHere outcome={outcome} />;
    case "completed_here":
      return <CompletedHere outcome={outcome} invitation={invitation} />;
    case "invalid":
      return (
        <Notice tone="error" role="alert" title={problemWords(outcome.problem, t)}>
          {above.map((text) => (
            <p key={text}>{fieldWords(text, t)}</p>
          ))}
        </Notice>
      );
    case "not_sent":
      return (
        <Notice tone="error" role="alert" title={t("invite.notSent")} actions={again}>
          {problemWords(outcome.problem, t)}
        </Notice>
      );
    case "unusual_address":
      return (
        <Notice
          tone="warning"
          role="alert"
          title={t.rich("invite.unusualTitle", {
            email: () => <bdi className="break-all">{outcome.typed}</bdi>,
          })}
          actions={
            <Button
              size="sm"
              onClick={() => void invitation.submitToUnusual()}
              pending={invitation.form.formState.isSubmitting}
            >
              {t("invite.unusualYes")}
            </Button>
          }
        >
          {t("invite.unusualText")}
          {outcome.sent !== outcome.typed && ` ${t("invite.unusualSentAs", { email: outcome.sent })}`}
        </Notice>
      );
    case "refused":
      return (
        <Notice
          tone="error"
          role="alert"
          title={t("invite.notCreated")}
          technical={outcome.problem.requestId}
        >
          {problemWords(outcome.problem, t)}
        </Notice>
      );
    case "signed_out":
      return <SignedOutNotice>{t("invite.signedOutText")}</SignedOutNotice>;
    case "lost":
      return (
        <Notice
          tone="warning"
          role="alert"
          title={t("invite.lostTitle")}
          actions={again}
          technical={outcome.requestId}
        >
          {t("invite.lostText")}
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
