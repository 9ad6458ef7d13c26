"use client";

import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { interviewOptions } from "@/components/invitations/interview-options";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { shellQuery } from "@/components/layout/shell-query";
import { interviewsQuery } from "@/components/query/interviews-query";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";

/** Which interview the candidate takes, those lately used first. */
export function InterviewField({
  form,
  recent = [],
}: {
  form: InvitationForm["form"];
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
  const error =
    (fieldState.error?.message && fieldWords(fieldState.error.message, t)) ??
    (isError && !data && t("invite.interviewsFailed"));
  return (
    <Field label={t("invite.interview")} error={error ? [error] : undefined}>
      {(control) => (
        <Combobox
          {...control}
          ref={field.ref}
          label={t("invite.interview")}
          placeholder={t("invite.chooseInterview")}
          searchPlaceholder={t("invite.searchInterviews")}
          emptyText={t(emptyText)}
          options={options}
          value={field.value === undefined ? null : String(field.value)}
          onValueChange={(value) => field.onChange(value === null ? undefined : Number(value))}
          onBlur={field.onBlur}
          readOnly={form.formState.isSubmitting}
          isEager
        />
      )}
    </Field>
  );
}
