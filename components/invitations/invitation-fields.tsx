"use client";

import type { ReactNode } from "react";
import { InterviewField } from "@/components/invitations/interview-field";
import { SuppressField } from "@/components/invitations/suppress-field";
import { TextField } from "@/components/invitations/text-field";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";

/** The interview, the candidate, and who writes to them. */
export function InvitationFields({
  form,
  belowEmail,
}: {
  form: InvitationForm["form"];
  /** What there is to say about whoever has this address. */
  belowEmail?: ReactNode;
}) {
  return (
    <>
      <InterviewField form={form} />
      <TextField
        form={form}
        name="candidate.email"
        label="E-mail"
        optional={false}
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
      />
      {belowEmail}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="candidate.firstName" label="First name" />
        <TextField form={form} name="candidate.lastName" label="Last name" />
        <TextField
          form={form}
          name="candidate.phoneNumber"
          label="Phone"
          type="tel"
          hint="Such as +44 20 7946 0018, or digits only."
        />
        <TextField
          form={form}
          name="candidate.externalId"
          label="External id"
          hint="The candidate’s id in your own system."
          spellCheck={false}
        />
      </div>
      <TextField
        form={form}
        name="candidate.resumeUrl"
        label="Résumé"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint="A web address at which the service can read it."
      />
      <SuppressField form={form} />
    </>
  );
}
