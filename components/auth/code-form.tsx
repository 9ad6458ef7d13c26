"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { post } from "@/components/http/request-json";
import { CodeField } from "@/components/second-factor/code-field";
import { useTexts } from "@/components/texts/texts-provider";
import { SubmitButton } from "@/components/ui/fields/submit-button";

/** The step after the password. Goes to `next`. */
export function CodeForm({ next }: { next: string }) {
  const { t } = useTexts();
  const [code, setCode] = useState("");
  const entering = useMutation({
    mutationFn: (typed: string) => post("/api/sign-in/code", { code: typed }),
    // A full load: nothing of an earlier session stays in memory.
    onSuccess: () => window.location.replace(next),
    onError: () => setCode(""),
  });
  const form = useFocusOnError(entering.error);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!entering.isPending && !entering.isSuccess) entering.mutate(code);
      }}
    >
      <SaveFailure error={entering.error} fields={["code"]} />
      <CodeField
        hint={t("secondFactor.codeHint")}
        error={fieldErrors(entering.error, "code", t)}
        code={code}
        onCode={setCode}
        autoFocus
      />
      <SubmitButton
        variant="primary"
        pending={entering.isPending || entering.isSuccess}
        className="mt-2 h-9 w-full"
      >
        {t("common.signIn")}
      </SubmitButton>
    </form>
  );
}
