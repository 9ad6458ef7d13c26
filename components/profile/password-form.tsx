"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLeave } from "@/components/feed/feed-provider";
import { fieldErrors } from "@/components/forms/field-errors";
import { PasswordField } from "@/components/forms/password-field";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { post } from "@/components/http/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";

/** The page says so after its reload with the new session. */
const passwordChangedPath = "/settings/profile?changed=password";

export function PasswordForm({ email, isChanged }: { email: string; isChanged: boolean }) {
  const { t } = useTexts();
  const [present, setPresent] = useState("");
  const [password, setPassword] = useState("");
  const leave = useLeave();
  const changing = useMutation({
    async mutationFn() {
      let failure: unknown;
      // Every session ends with the old password: the other tabs reload, and so does this one.
      const hasChanged = await leave(() =>
        post("/api/profile/password", { present, password }).then(
          () => true,
          (error: unknown) => {
            failure = error;
            return false;
          },
        ),
      );
      if (!hasChanged) throw failure;
      window.location.assign(passwordChangedPath);
    },
  });
  const form = useFocusOnError(changing.error);
  const newErrors = fieldErrors(changing.error, "password", t);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4 px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!changing.isPending) changing.mutate();
      }}
    >
      {isChanged && !changing.isError && (
        <Notice tone="info" role="status">
          {t("settings.profile.passwordChanged")}
        </Notice>
      )}
      <SaveFailure error={changing.error} isTyped fields={["present", "password"]} />
      {/* For password managers, which need the account’s name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          label={t("settings.profile.presentPassword")}
          error={fieldErrors(changing.error, "present", t)}
          autoComplete="current-password"
          value={present}
          onChange={({ target }) => setPresent(target.value)}
        />
        <PasswordField
          label={t("settings.profile.newPassword")}
          hint={newErrors ? undefined : t("auth.passwordRule")}
          error={newErrors}
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-12 text-quiet">{t("settings.profile.passwordConsequence")}</p>
        <SubmitButton pending={changing.isPending || changing.isSuccess}>
          {t("settings.profile.changePassword")}
        </SubmitButton>
      </div>
    </form>
  );
}
