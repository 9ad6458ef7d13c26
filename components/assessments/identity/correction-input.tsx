import type { ComponentProps } from "react";
import { type CorrectionField, typedOf } from "@/components/assessments/identity/correction";
import type { Correction } from "@/components/assessments/identity/use-correction";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";

/** One field of the candidate; under it what a colleague has entered meanwhile. */
export function CorrectionInput({
  correction: { typed, type, isSaving, refusal },
  name,
  label,
  ...input
}: { correction: Correction; name: CorrectionField; label: string } & ComponentProps<typeof Input>) {
  const { t } = useTexts();
  const theirs = refusal.theirs && typedOf(refusal.theirs)[name];
  const isOther = theirs !== undefined && theirs !== typed[name].trim();
  return (
    <Field
      label={label}
      optional={name !== "email"}
      error={refusal.fields[name]?.map((text) => fieldWords(text, t))}
      hint={isOther && (theirs ? t("correction.theirs", { value: theirs }) : t("correction.theirsEmpty"))}
    >
      {(control) => (
        <Input
          autoComplete="off"
          {...input}
          {...control}
          value={typed[name]}
          // What is typed while saving would be lost with the form.
          readOnly={isSaving}
          className="read-only:bg-surface"
          onChange={({ target }) => type({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
