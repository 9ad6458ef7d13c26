"use client";

import { MailLink } from "@/components/handover/mail-link";
import { MessageState } from "@/components/handover/message-state";
import { MessageText } from "@/components/handover/message-text";
import { useApplicationMail } from "@/components/handover/use-application-mail";
import { useNoteLinkCopied } from "@/components/handover/use-note-link-copied";
import { useTexts } from "@/components/texts/texts-provider";
import { CopyButton } from "@/components/ui/copy-button";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The message that goes with an assessment’s link, to read, to copy, and to open in the mail program. */
export function ApplicationMessage({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const onHandedOver = useNoteLinkCopied(assessment.id);
  const { mail, hasFailed, retry } = useApplicationMail(assessment);
  // One that may be somebody else’s is copied by itself, after a question.
  if (!assessment.applicationUrl || assessment.identity === "probable") return null;
  if (!mail) return <MessageState hasFailed={hasFailed} onRetry={retry} />;
  return (
    <div className="flex flex-col gap-3">
      <MessageText message={mail} />
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton label={t("handover.copyMessage")} text={mail.body} onCopied={onHandedOver} />
        <MailLink mail={mail} onHandedOver={onHandedOver} />
      </div>
    </div>
  );
}
