"use client";

import type { ComponentProps, ReactNode } from "react";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { afterPress } from "@/components/ui/after-press";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type TextFieldProps = Omit<ComponentProps<typeof Input>, "form" | "name" | "invalid"> & {
  form: InvitationForm["form"];
  name: `candidate.${"email" | "firstName" | "lastName" | "phoneNumber" | "externalId" | "resumeUrl"}`;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Beside the label. */
  aside?: ReactNode;
};

/**
 * A text field that checks gently: when one leaves it with something in it, and from its first error on
 * with every key.
 */
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
  // What is typed while it is being sent would be in no request, and gone with the form.
  const readOnly = form.formState.isSubmitting;
  // Our own sentences say what the hint says; the service's may not.
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
                // An error that is there already stays until the text changes: it may be the service's.
                if (target.value.trim() && !form.getFieldState(name).error) void form.trigger(name);
              }),
            onChange: () => {
              if (form.getFieldState(name).error) void form.trigger(name);
            },
          })}
        />
      )}
    </Field>
  );
}
