"use client";

import type { ReactNode } from "react";
import { EmailField } from "@/components/candidate/fields/email-field";
import { InterviewField } from "@/components/candidate/fields/interview-field";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { PhoneField } from "@/components/candidate/fields/phone-field";
import { TextField } from "@/components/candidate/fields/text-field";
import { SuppressField } from "@/components/invitations/suppress-field";
import { useTexts } from "@/components/texts/texts-provider";

export function InvitationFields({
  form,
  recentInterviews,
  belowEmail,
  onSeveral,
}: {
  form: InvitationValuesForm;
  /** Ids, the latest first. */
  recentInterviews: number[];
  belowEmail?: ReactNode;
  onSeveral?: (text: string) => void;
}) {
  const { t } = useTexts();
  return (
    <>
      <InterviewField form={form} recent={recentInterviews} />
      <EmailField form={form} onSeveral={onSeveral} />
      {belowEmail}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="candidate.firstName"
          label={t("invite.firstName")}
          autoCapitalize="words"
        />
        <TextField
          form={form}
          name="candidate.lastName"
          label={t("invite.lastName")}
          autoCapitalize="words"
        />
        <PhoneField form={form} />
        <TextField
          form={form}
          name="candidate.externalId"
          label={t("invite.externalId")}
          hint={t("invite.externalIdHint")}
          autoCapitalize="none"
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
