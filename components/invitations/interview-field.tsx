"use client";

import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { interviewsQuery } from "@/components/query/interviews-query";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";

/** Which interview the candidate takes. Retired ones can't be given any more. */
export function InterviewField({ form }: { form: InvitationForm["form"] }) {
  const { data, isError } = useQuery(interviewsQuery());
  const { field, fieldState } = useController({ control: form.control, name: "interviewId" });
  const options = (data?.interviews ?? [])
    .filter(({ retired }) => !retired)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const error =
    fieldState.error?.message ?? (isError && !data && "The interviews couldn’t be loaded. Reload the page.");
  return (
    <Field label="Interview" error={error ? [error] : undefined}>
      {(control) => (
        <Combobox
          {...control}
          ref={field.ref}
          label="Interview"
          placeholder="Choose an interview…"
          searchPlaceholder="Search interviews…"
          emptyText={data ? "No interview matches." : "Loading the interviews…"}
          options={options}
          value={field.value === undefined ? null : String(field.value)}
          onValueChange={(value) => field.onChange(value === null ? undefined : Number(value))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
