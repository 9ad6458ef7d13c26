"use client";

import { useController } from "react-hook-form";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Switch } from "@/components/ui/fields/switch";

export function SuppressField({ form }: { form: InvitationValuesForm }) {
  const { t } = useTexts();
  const { field, fieldState } = useController({ control: form.control, name: "suppressCandidateEmail" });
  return (
    <div className="flex flex-col gap-1.5 border-y border-line py-4">
      <Switch
        label={t("invite.suppress")}
        hint={t(field.value ? "invite.suppressOn" : "invite.suppressOff")}
        inputRef={field.ref}
        checked={field.value ?? false}
        readOnly={form.formState.isSubmitting}
        onCheckedChange={(isOn) => {
          field.onChange(isOn);
          form.clearErrors("suppressCandidateEmail");
        }}
      />
      {fieldState.error?.message && (
        <p className="text-13 text-danger">{fieldWords(fieldState.error.message, t)}</p>
      )}
    </div>
  );
}
