"use client";

import { useWatch } from "react-hook-form";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { TextField } from "@/components/candidate/fields/text-field";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";

/** The countries’ numbers are 39 kB. */
const loadCountry = async () => (await import("@/components/candidate/fields/phone-country")).phoneCountry;

export function PhoneField({ form }: { form: InvitationValuesForm }) {
  const { t, locale } = useTexts();
  const typed = useWatch({ control: form.control, name: "candidate.phoneNumber" }) ?? "";
  const countryOf = useLoaded(loadCountry, typed, false);
  return (
    <TextField
      form={form}
      name="candidate.phoneNumber"
      label={t("invite.phone")}
      type="tel"
      hint={t("invite.phoneHint")}
      aside={
        <span aria-live="polite" className="truncate text-12 text-quiet">
          {countryOf?.(typed, locale)}
        </span>
      }
    />
  );
}
