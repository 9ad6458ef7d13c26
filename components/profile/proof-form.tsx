"use client";

import { useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { PasswordField } from "@/components/forms/password-field";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { CodeField } from "@/components/second-factor/code-field";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { DialogActions, DialogClose } from "@/components/ui/overlays/dialog";

export type Proofs = { present: string; code: string };

type Proving = { error: Error | null; isPending: boolean; mutate: (proofs: Proofs) => void };

/** Asks for the password, and a code with `withCode`, before changing the second factor. */
export function ProofForm({
  email,
  proving,
  withCode,
  button,
  tone = "primary",
}: {
  email: string;
  proving: Proving;
  withCode?: boolean;
  button: string;
  tone?: "primary" | "danger";
}) {
  const { t } = useTexts();
  const [present, setPresent] = useState("");
  const [code, setCode] = useState("");
  const form = useFocusOnError(proving.error);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!proving.isPending) proving.mutate({ present, code });
      }}
    >
      <SaveFailure error={proving.error} isTyped fields={["present", "code"]} />
      {/* For password managers, which need the account’s name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("settings.profile.presentPassword")}
        error={fieldErrors(proving.error, "present", t)}
        autoComplete="current-password"
        autoFocus
        value={present}
        onChange={({ target }) => setPresent(target.value)}
      />
      {withCode && (
        <CodeField
          hint={t("secondFactor.eitherHint")}
          error={fieldErrors(proving.error, "code", t)}
          code={code}
          onCode={setCode}
        />
      )}
      <DialogActions>
        <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
        <SubmitButton variant={tone} pending={proving.isPending}>
          {button}
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
