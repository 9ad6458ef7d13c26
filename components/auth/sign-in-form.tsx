"use client";

import { type FormEvent, useRef, useState } from "react";
import { type SignInFaults, signInFaults, signInTrouble } from "@/components/auth/sign-in-words";
import { PasswordField } from "@/components/forms/password-field";
import { secondStepAt, signIn } from "@/components/session/auth-requests";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";

/** Goes to `next`; a failure keeps the e-mail and asks for the password again. */
export function SignInForm({
  next,
  isSecond = false,
}: {
  next: string;
  /** Another way to sign in is the usual one, and stands above. */
  isSecond?: boolean | undefined;
}) {
  const { t } = useTexts();
  const [trouble, setTrouble] = useState<string>();
  const [faults, setFaults] = useState<SignInFaults>({});
  const [isPending, setIsPending] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const fields = new FormData(event.currentTarget);
    const [email, password] = [String(fields.get("email")), String(fields.get("password"))];
    const found = signInFaults(email, password, t);
    setFaults(found);
    const first = found.email ? emailRef : found.password && passwordRef;
    if (first) {
      setTrouble(undefined);
      first.current?.focus();
      return;
    }
    setIsPending(true);
    const result = await signIn(email, password);
    if (result.kind === "signed_in") {
      // A full load: nothing of an earlier session stays in memory.
      window.location.replace(next);
      return;
    }
    if (result.kind === "second_step") {
      window.location.assign(secondStepAt(next));
      return;
    }
    setIsPending(false);
    setTrouble(signInTrouble(result, t));
    if (result.kind === "refused" && passwordRef.current) {
      passwordRef.current.value = "";
      passwordRef.current.focus();
    }
  }

  return (
    // POST, in case the browser is faster than its scripts: a password must never be in an address.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {trouble && (
        <Notice tone="error" role="alert">
          {trouble}
        </Notice>
      )}
      <Field label={t("common.email")} error={faults.email}>
        {(control) => (
          <Input
            {...control}
            ref={emailRef}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            maxLength={254}
            autoFocus={!isSecond}
            onInput={() => setFaults(({ password }) => ({ password }))}
          />
        )}
      </Field>
      <PasswordField
        ref={passwordRef}
        label={t("auth.password")}
        error={faults.password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={1000}
        onInput={() => setFaults(({ email }) => ({ email }))}
      />
      <SubmitButton
        variant={isSecond ? "secondary" : "primary"}
        pending={isPending}
        className="mt-2 h-9 w-full"
      >
        {t("common.signIn")}
      </SubmitButton>
    </form>
  );
}
