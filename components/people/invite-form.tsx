"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { useId } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { failureWords } from "@/components/http/problem-words";
import { RequestFailure } from "@/components/http/request-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { RadioCard } from "@/components/ui/fields/radio-card";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { DialogActions, DialogClose } from "@/components/ui/overlays/dialog";
import type { AddedMember, MemberInput } from "@/lib/members/schema";
import { roles } from "@/lib/roles";

export function InviteForm({
  input,
  onInput,
  inviting,
  button,
}: {
  input: MemberInput;
  onInput: (input: MemberInput) => void;
  inviting: UseMutationResult<AddedMember, Error, MemberInput>;
  button: string;
}) {
  const { t } = useTexts();
  const id = useId();
  const { error } = inviting;
  const form = useFocusOnError(error);
  const isThere = error instanceof RequestFailure && error.problem?.code === "member_exists";
  const emailErrors = isThere ? [failureWords(error, t)] : fieldErrors(error, "email", t);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!inviting.isPending) inviting.mutate(input);
      }}
    >
      {!isThere && <SaveFailure error={error} isTyped fields={["email", "name"]} />}
      <Field label={t("common.email")} error={emailErrors}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={input.email}
            onChange={({ target }) => onInput({ ...input, email: target.value })}
          />
        )}
      </Field>
      <Field label={t("settings.people.name")} error={fieldErrors(error, "name", t)}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="words"
            value={input.name}
            onChange={({ target }) => onInput({ ...input, name: target.value })}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-13 font-[550]">{t("settings.people.role")}</legend>
        {roles.map((role) => (
          <RadioCard
            key={role}
            name={`${id}role`}
            label={t(`roles.${role}`)}
            hint={t(`roleSentences.${role}`)}
            isChosen={input.role === role}
            onChoose={() => onInput({ ...input, role })}
          />
        ))}
      </fieldset>
      <DialogActions>
        <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
        <SubmitButton variant="primary" pending={inviting.isPending}>
          {button}
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
