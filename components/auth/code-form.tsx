"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { RequestFailure } from "@/components/http/request-failure";
import { post } from "@/components/http/request-json";
import { CodeField } from "@/components/second-factor/code-field";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { HydratedButton } from "@/components/ui/hydrated-button";

/** The step after the password. Goes to `next`, or to `again` once the step is over. */
export function CodeForm({ next, again }: { next: string; again: string }) {
  const { t } = useTexts();
  const [code, setCode] = useState("");
  const [isRecovery, setIsRecovery] = useState(false);
  const entering = useMutation({
    mutationFn: (typed: string) => post("/api/sign-in/code", { code: typed }),
    // A full load: nothing of an earlier session stays in memory.
    onSuccess: () => window.location.replace(next),
    onError: () => setCode(""),
  });
  const { error } = entering;
  const form = useFocusOnError(error);
  if (error instanceof RequestFailure && error.problem?.code === "sign_in_step_over")
    return (
      <div className="flex flex-col gap-4">
        <SaveFailure error={error} />
        <Button
          variant="primary"
          className="h-9 w-full"
          autoFocus
          onClick={() => window.location.assign(again)}
        >
          {t("auth.toSignIn")}
        </Button>
      </div>
    );
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // The field’s own text: it may have been typed before the page’s scripts ran.
        const typed = String(new FormData(event.currentTarget).get("code"));
        if (!entering.isPending && !entering.isSuccess) entering.mutate(typed);
      }}
    >
      <SaveFailure error={entering.error} fields={["code"]} />
      <CodeField
        // Phones keep the keyboard of a field; a new field brings up the right one.
        key={String(isRecovery)}
        label={t(isRecovery ? "secondFactor.recoveryCode" : "secondFactor.code")}
        hint={t(isRecovery ? "secondFactor.recoveryHint" : "secondFactor.codeHint")}
        error={fieldErrors(entering.error, "code", t)}
        code={code}
        onCode={setCode}
        isAppAlone={!isRecovery}
        autoFocus
      />
      <SubmitButton
        variant="primary"
        pending={entering.isPending || entering.isSuccess}
        className="mt-2 h-9 w-full"
      >
        {t("common.signIn")}
      </SubmitButton>
      <HydratedButton
        variant="ghost"
        className="w-full"
        onClick={() => {
          setIsRecovery(!isRecovery);
          setCode("");
          entering.reset();
        }}
      >
        {t(isRecovery ? "secondFactor.useApp" : "secondFactor.useRecovery")}
      </HydratedButton>
    </form>
  );
}
