"use client";

import { useWatch } from "react-hook-form";
import { EmailSuggestion } from "@/components/candidate/fields/email-suggestion";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { pasteAddress } from "@/components/candidate/fields/paste-address";
import { TextField } from "@/components/candidate/fields/text-field";
import { useTexts } from "@/components/texts/texts-provider";

/** A name pasted along with the address goes into empty name fields. */
export function EmailField({ form }: { form: InvitationValuesForm }) {
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
