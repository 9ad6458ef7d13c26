"use client";

import { useWatch } from "react-hook-form";
import { phoneCountry } from "@/components/invitations/phone-country";
import { TextField } from "@/components/invitations/text-field";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { useTexts } from "@/components/texts/texts-provider";

/** The candidate's number as they write it, with the country it leads to beside it. */
export function PhoneField({ form }: { form: InvitationForm["form"] }) {
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
