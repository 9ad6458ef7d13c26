"use client";

import { useWatch } from "react-hook-form";
import { EmailSuggestion } from "@/components/candidate/fields/email-suggestion";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { type ParsedAddress, parseTypedAddress } from "@/components/candidate/fields/parse-address";
import { pasteAddress } from "@/components/candidate/fields/paste-address";
import { TextField } from "@/components/candidate/fields/text-field";
import { useTexts } from "@/components/texts/texts-provider";

/** A name that comes along with the address, pasted or typed, goes into empty name fields. */
export function EmailField({
  form,
  onSeveral,
}: {
  form: InvitationValuesForm;
  /** Several addresses were pasted into it. */
  onSeveral?: (text: string) => void;
}) {
  const { t } = useTexts();
  const typed = useWatch({ control: form.control, name: "candidate.email" }) ?? "";
  const fill = (name: "firstName" | "lastName", value: string | undefined) => {
    if (!value || form.getValues(`candidate.${name}`)?.trim()) return;
    form.setValue(`candidate.${name}`, value, { shouldDirty: true });
  };
  const fillNames = ({ firstName, lastName }: Omit<ParsedAddress, "email">) => {
    fill("firstName", firstName);
    fill("lastName", lastName);
  };
  /** Before it is checked. */
  function takeApart({ currentTarget }: { currentTarget: HTMLInputElement }) {
    const parts = parseTypedAddress(currentTarget.value);
    if (!parts) return;
    form.setValue("candidate.email", parts.email, { shouldDirty: true });
    fillNames(parts);
  }
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
        onPaste={(event) => pasteAddress(event, fillNames, onSeveral)}
        onBlurCapture={takeApart}
        onKeyDown={(event) => event.key === "Enter" && takeApart(event)}
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
