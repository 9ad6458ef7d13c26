"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type UseFormRegisterReturn, useForm } from "react-hook-form";
import { z } from "zod";
import { readSetupFailure } from "@/components/auth/setup-failure";
import { SpentLink } from "@/components/auth/spent-link";
import { PasswordField } from "@/components/forms/password-field";
import { postJson } from "@/components/http/request-json";
import { secondStepAt, signIn } from "@/components/session/auth-requests";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";
import {
  passwordIsEmail,
  passwordIsEmailText,
  type SetupInput,
  setupInputSchema,
} from "@/lib/members/schema";

const answerSchema = z.object({ email: z.string() });

/** The member for whom the link was made: they choose only a password. */
export type SetupMember = { name: string; email: string };

const memberSchema = setupInputSchema.omit({ name: true, email: true });
const firstAdministratorSchema = setupInputSchema.required({ name: true, email: true });
const notTheEmail = { path: ["password"], error: passwordIsEmailText };

const schemaFor = (member?: SetupMember) =>
  member
    ? memberSchema.refine(({ password }) => !passwordIsEmail(password, member.email), notTheEmail)
    : firstAdministratorSchema.refine(
        ({ password, email }) => !passwordIsEmail(password, email),
        notTheEmail,
      );

export function SetupForm({ token, member }: { token: string; member?: SetupMember }) {
  const { t } = useTexts();
  const [trouble, setTrouble] = useState<{ message: string; reference?: string }>();
  const [isSpent, setIsSpent] = useState(false);
  const form = useForm<SetupInput>({
    resolver: zodResolver(schemaFor(member)),
    defaultValues: member ? { token, password: "" } : { token, name: "", email: "", password: "" },
    // Errors on leaving a field would move the button away under the click that left it.
    mode: "onSubmit",
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const errorOf = (name: "name" | "email" | "password") => {
    const text = errors[name]?.message;
    return text ? [fieldWords(text, t)] : undefined;
  };

  // Before the password, in the order of the page: the first registered field with an error takes the focus.
  const aboutThem = member ? undefined : { name: form.register("name"), email: form.register("email") };
  const passwordErrors = errorOf("password");

  async function submit(input: SetupInput) {
    setTrouble(undefined);
    try {
      const { email } = await postJson("/api/setup", input, answerSchema);
      const { kind } = await signIn(email, input.password);
      if (kind === "signed_in") window.location.replace("/assessments");
      else if (kind === "second_step") window.location.replace(secondStepAt("/assessments"));
      else window.location.replace("/sign-in");
    } catch (error) {
      const failure = readSetupFailure(error, t);
      if (failure.kind === "spent") return setIsSpent(true);
      if (failure.kind === "other") {
        form.setError("root", {});
        return setTrouble(failure);
      }
      for (const name of ["password", "email", "name"] as const) {
        const text = failure.errors[name]?.[0];
        if (text) form.setError(name, { message: text }, { shouldFocus: true });
      }
    }
  }

  if (isSpent) return <SpentLink />;
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-4">
      {trouble && (
        <Notice tone="error" role="alert" technical={trouble.reference}>
          {trouble.message}
        </Notice>
      )}
      {member && (
        // For password managers: they want to know whose password it is.
        <input type="email" autoComplete="username" value={member.email} readOnly hidden />
      )}
      {aboutThem && <NameAndEmail {...aboutThem} errorOf={errorOf} />}
      <PasswordField
        label={t("auth.password")}
        hint={passwordErrors ? undefined : t("auth.passwordRule")}
        error={passwordErrors}
        autoComplete="new-password"
        autoFocus={member !== undefined}
        {...form.register("password")}
      />
      <SubmitButton
        variant="primary"
        pending={isSubmitting || isSubmitSuccessful}
        className="mt-2 h-9 w-full"
      >
        {t(member ? "auth.saveAndSignIn" : "auth.createAndSignIn")}
      </SubmitButton>
    </form>
  );
}

function NameAndEmail({
  name,
  email,
  errorOf,
}: {
  name: UseFormRegisterReturn;
  email: UseFormRegisterReturn;
  errorOf: (field: "name" | "email") => string[] | undefined;
}) {
  const { t } = useTexts();
  return (
    <>
      <Field label={t("auth.yourName")} error={errorOf("name")}>
        {(control) => <Input {...name} {...control} autoComplete="name" autoCapitalize="words" autoFocus />}
      </Field>
      <Field label={t("common.email")} hint={t("auth.emailHint")} error={errorOf("email")}>
        {(control) => (
          <Input {...email} {...control} type="email" autoComplete="username" spellCheck={false} />
        )}
      </Field>
    </>
  );
}
