"use client";

import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { postJson } from "@/components/http/request-json";
import { CodeField } from "@/components/second-factor/code-field";
import { recoveryCodesShape } from "@/components/second-factor/requests";
import { useTexts } from "@/components/texts/texts-provider";
import { Skeleton } from "@/components/ui/skeleton";

const NewSecret = dynamic(() => import("@/components/second-factor/new-secret"), {
  loading: () => <Skeleton className="h-44 w-full rounded-md" />,
});

/** Turns on a second factor with its first code. @param path the route: in the profile, or while signing in. */
export const useConfirm = (path: string, onDone: () => void) =>
  useMutation({
    mutationFn: (code: string) => postJson(path, { code }, recoveryCodesShape),
    onSuccess: onDone,
  });

/** Shows the new secret and asks for the app’s first code. */
export function ConfirmForm({
  made,
  confirming,
  actions,
}: {
  made: { secret: string; uri: string };
  confirming: UseMutationResult<{ recoveryCodes: string[] }, Error, string>;
  actions: ReactNode;
}) {
  const { t } = useTexts();
  const [code, setCode] = useState("");
  const form = useFocusOnError(confirming.error);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirming.isPending) confirming.mutate(code);
      }}
    >
      <NewSecret {...made} />
      <SaveFailure error={confirming.error} isTyped fields={["code"]} />
      <CodeField
        label={t("secondFactor.firstCode")}
        error={fieldErrors(confirming.error, "code", t)}
        code={code}
        onCode={setCode}
        isAppAlone
        autoFocus
      />
      {actions}
    </form>
  );
}
