"use client";

import type { ReactNode } from "react";
import { EmailField } from "@/components/invitations/email-field";
import { InterviewField } from "@/components/invitations/interview-field";
import { PhoneField } from "@/components/invitations/phone-field";
import { SuppressField } from "@/components/invitations/suppress-field";
import { TextField } from "@/components/invitations/text-field";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { useTexts } from "@/components/texts/texts-provider";

/** The interview, the candidate, and who writes to them. */
export function InvitationFields({
  form,
  recentInterviews,
  belowEmail,
}: {
  form: InvitationForm["form"];
  /** Ids, the latest first. */
  recentInterviews: number[];
  /** What there is to say about whoever has this address. */
  belowEmail?: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <>
      <InterviewField form={form} recent={recentInterviews} />
      <EmailField form={form} />
      {belowEmail}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="candidate.firstName" label={t("invite.firstName")} />
        <TextField form={form} name="candidate.lastName" label={t("invite.lastName")} />
        <PhoneField form={form} />
        <TextField
          form={form}
          name="candidate.externalId"
          label={t("invite.externalId")}
          hint={t("invite.externalIdHint")}
          spellCheck={false}
        />
      </div>
      <TextField
        form={form}
        name="candidate.resumeUrl"
        label={t("invite.resume")}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={t("invite.resumeHint")}
      />
      <SuppressField form={form} />
    </>
  );
}
