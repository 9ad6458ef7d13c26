"use client";

import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { interviewOptions } from "@/components/candidate/fields/interview-options";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { shellQuery } from "@/components/service/shell-query";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Combobox } from "@/components/ui/fields/combobox";
import { Field } from "@/components/ui/fields/field";

export function InterviewField({
  form,
  recent = [],
}: {
  form: InvitationValuesForm;
  /** Ids, the latest first. */
  recent?: number[];
}) {
  const { t } = useTexts();
  const { data, isError } = useQuery(interviewsQuery());
  const isLive = useQuery(shellQuery()).data?.sync.state === "live";
  const { field, fieldState } = useController({ control: form.control, name: "interviewId" });
  const options = interviewOptions(data?.interviews ?? [], recent, {
    recent: t("invite.recentInterviews"),
    others: t("invite.otherInterviews"),
  });
  const emptyText = !data
    ? "invite.loadingInterviews"
    : options.length > 0
      ? "invite.noInterviewMatches"
      : isLive
        ? "invite.noInterviews"
        : "invite.interviewsUnread";
  const isBlind = data?.interviews.some(({ id, isBlind }) => isBlind && id === field.value);
  const error =
    (fieldState.error?.message && fieldWords(fieldState.error.message, t)) ??
    (isError && !data && t("invite.interviewsFailed"));
  return (
    <Field
      label={t("invite.interview")}
      hint={isBlind ? t("blind.inviting") : undefined}
      error={error ? [error] : undefined}
    >
      {(control) => (
        <Combobox
          {...control}
          aria-required="true"
          ref={field.ref}
          label={t("invite.interview")}
          placeholder={t("invite.chooseInterview")}
          searchPlaceholder={t("invite.searchInterviews")}
          emptyText={t(emptyText)}
          options={options}
          value={field.value === undefined ? null : String(field.value)}
          onValueChange={(value) => {
            field.onChange(value === null ? undefined : Number(value));
            form.clearErrors("interviewId");
          }}
          onBlur={field.onBlur}
          readOnly={form.formState.isSubmitting}
          isEager
        />
      )}
    </Field>
  );
}
