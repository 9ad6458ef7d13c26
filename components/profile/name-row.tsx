"use client";

import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { useTyped } from "@/components/forms/use-typed";
import { useProfileChange } from "@/components/session/use-profile-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";

export function NameRow({ name }: { name: string }) {
  const { t } = useTexts();
  const [typed, setTyped] = useTyped(name);
  const saving = useProfileChange();
  const form = useFocusOnError(saving.error);
  const isChanged = typed.trim() !== name;
  // The saved name has no fault.
  const error = isChanged ? saving.error : null;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3 px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) saving.mutate({ name: typed });
      }}
    >
      <Field
        label={t("settings.profile.name")}
        hint={t("settings.profile.nameHint")}
        error={fieldErrors(error, "name", t)}
        aside={<SaveState saving={{ ...saving, isSuccess: saving.isSuccess && !isChanged }} />}
      >
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              autoComplete="name"
              autoCapitalize="words"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <SubmitButton
              variant={isChanged ? "primary" : "secondary"}
              aria-disabled={!isChanged}
              pending={saving.isPending}
              className="h-9 pointer-coarse:h-11"
            >
              {t("settings.save")}
            </SubmitButton>
          </span>
        )}
      </Field>
      <SaveFailure error={error} isTyped fields={["name"]} />
    </form>
  );
}
