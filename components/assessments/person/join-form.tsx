"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureWords } from "@/components/http/problem-words";
import { RequestFailure } from "@/components/http/request-failure";
import { post } from "@/components/http/request-json";
import { useHoldLettersIn } from "@/components/keyboard/use-hold-letters-in";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";

/** Asks for another address of the same person. */
export function JoinForm({
  candidateId,
  onJoined,
  onCancel,
}: {
  candidateId: number;
  onJoined: (email: string) => unknown;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useHoldLettersIn(form);
  const [email, setEmail] = useState("");
  const joining = useMutation({
    mutationFn: (address: string) => post(`/api/candidates/${candidateId}/addresses`, { email: address }),
    onSuccess: (_, address) => onJoined(address.trim()),
  });
  const wrong = joining.error instanceof RequestFailure ? joining.error.problem?.errors?.email : undefined;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!joining.isPending) joining.mutate(email);
      }}
    >
      <p className="text-12 text-faint">{t("person.joinMeans")}</p>
      <Field label={t("person.joinEmail")} error={wrong?.map((text) => fieldWords(text, t))}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            readOnly={joining.isPending}
            onChange={({ target }) => setEmail(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") onCancel();
            }}
          />
        )}
      </Field>
      {joining.error && !wrong && (
        <Notice tone="warning" role="alert">
          {failureWords(joining.error, t)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={joining.isPending}>{t("person.joinDo")}</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}
