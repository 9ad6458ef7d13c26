"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { signIn } from "@/components/auth/auth-requests";
import { PasswordField } from "@/components/auth/password-field";
import { readSetupFailure } from "@/components/auth/setup-failure";
import { SpentLink } from "@/components/auth/spent-link";
import { postJson } from "@/components/query/request-json";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import {
  passwordIsEmail,
  passwordIsEmailText,
  type SetupInput,
  setupInputSchema,
} from "@/lib/members/schema";

const answerSchema = z.object({ email: z.string() });

/** Whom the link was made for, where it was made for somebody: they choose a password and nothing else. */
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

/** Spends the link, and signs in right after. */
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

  // Before the password, as they stand: of several fields with an error the first registered takes the focus.
  const aboutThem = member ? undefined : { name: form.register("name"), email: form.register("email") };
  const passwordErrors = errorOf("password");

  async function submit(input: SetupInput) {
    setTrouble(undefined);
    try {
      const { email } = await postJson("/api/setup", input, answerSchema);
      const { kind } = await signIn(email, input.password);
      window.location.replace(kind === "signed_in" ? "/assessments" : "/sign-in");
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
      {aboutThem && (
        <>
          <Field label={t("auth.yourName")} error={errorOf("name")}>
            {(control) => <Input {...aboutThem.name} {...control} autoComplete="name" autoFocus />}
          </Field>
          <Field label={t("common.email")} hint={t("auth.emailHint")} error={errorOf("email")}>
            {(control) => (
              <Input
                {...aboutThem.email}
                {...control}
                type="email"
                autoComplete="username"
                spellCheck={false}
              />
            )}
          </Field>
        </>
      )}
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
