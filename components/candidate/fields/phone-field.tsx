"use client";

import { useWatch } from "react-hook-form";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { phoneCountry } from "@/components/candidate/fields/phone-country";
import { TextField } from "@/components/candidate/fields/text-field";
import { useTexts } from "@/components/texts/texts-provider";

export function PhoneField({ form }: { form: InvitationValuesForm }) {
  const { t, locale } = useTexts();
  const typed = useWatch({ control: form.control, name: "candidate.phoneNumber" }) ?? "";
  return (
    <TextField
      form={form}
      name="candidate.phoneNumber"
      label={t("invite.phone")}
      type="tel"
      hint={t("invite.phoneHint")}
      aside={
        <span aria-live="polite" className="truncate text-12 text-quiet">
          {phoneCountry(typed, locale)}
        </span>
      }
    />
  );
}
