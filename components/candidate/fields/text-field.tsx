"use client";

import type { ComponentProps, ReactNode } from "react";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { afterPress } from "@/components/ui/behaviour/after-press";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";

type TextFieldProps = Omit<ComponentProps<typeof Input>, "form" | "name" | "invalid"> & {
  form: InvitationValuesForm;
  name: `candidate.${"email" | "firstName" | "lastName" | "phoneNumber" | "externalId" | "resumeUrl"}`;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  aside?: ReactNode;
};

/** Checks gently: on leaving it with something in it. What is wrong isn’t said while one types. */
export function TextField({
  form,
  name,
  label,
  hint,
  optional = true,
  aside,
  className,
  ...input
}: TextFieldProps) {
  const { t } = useTexts();
  const { error } = form.getFieldState(name, form.formState);
  // What is typed during sending would be in no request, and lost with the form.
  const readOnly = form.formState.isSubmitting;
  // Our own error texts say what the hint says; the service’s may not.
  const isHinted = !error || error.type === "server";
  return (
    <Field
      label={label}
      hint={isHinted && hint}
      optional={optional}
      aside={aside}
      error={error?.message ? [fieldWords(error.message, t)] : undefined}
      className={className}
    >
      {(control) => (
        <Input
          autoComplete="off"
          {...input}
          {...control}
          readOnly={readOnly}
          className="read-only:bg-surface"
          {...form.register(name, {
            onBlur: ({ target }: { target: { value: string } }) =>
              afterPress(() => {
                // An error that is already there stays until the text changes: it may be the service’s.
                if (target.value.trim() && !form.getFieldState(name).error) void form.trigger(name);
              }),
            onChange: () => {
              if (form.getFieldState(name).error) form.clearErrors(name);
            },
          })}
        />
      )}
    </Field>
  );
}
