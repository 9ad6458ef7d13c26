"use client";

import { useWatch } from "react-hook-form";
import { EmailSuggestion } from "@/components/invitations/email-suggestion";
import { pasteAddress } from "@/components/invitations/paste-address";
import { TextField } from "@/components/invitations/text-field";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { useTexts } from "@/components/texts/texts-provider";

/** The candidate's address; what a mail program puts before it goes into the name fields that are empty. */
export function EmailField({ form }: { form: InvitationForm["form"] }) {
  const { t } = useTexts();
  const typed = useWatch({ control: form.control, name: "candidate.email" }) ?? "";
  const fill = (name: "firstName" | "lastName", value: string | undefined) => {
    if (!value || form.getValues(`candidate.${name}`)?.trim()) return;
    form.setValue(`candidate.${name}`, value, { shouldDirty: true });
  };
  return (
    <>
      <TextField
        form={form}
        name="candidate.email"
        label={t("common.email")}
        optional={false}
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
        onPaste={(event) =>
          pasteAddress(event, ({ firstName, lastName }) => {
            fill("firstName", firstName);
            fill("lastName", lastName);
          })
        }
      />
      <EmailSuggestion
        typed={typed}
        onTake={(email) => {
          form.setValue("candidate.email", email, { shouldDirty: true, shouldValidate: true });
          form.setFocus("candidate.email");
        }}
        className="-mt-3.5"
      />
    </>
  );
}
