"use client";

import { Pencil } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";

const longestName = 100;

/** The heading, and in its place the field that renames it. */
export function NameHeading({
  name,
  shown = name,
  words,
  saving,
  onSave,
}: {
  name: string;
  /** What stands for a name that is empty. */
  shown?: string;
  words: { rename: string; label: string; save: string };
  saving: { error: Error | null; isPending: boolean; reset: () => void };
  /** `from` is the name that the person saw. `onSaved` closes the field. */
  onSave: (change: { name: string; from: string }, onSaved: () => void) => void;
}) {
  const { t } = useTexts();
  const [edit, setEdit] = useState<{ text: string; from: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = edit !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (edit && !saving.isPending) onSave({ name: edit.text, from: edit.from }, () => setEdit(undefined));
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setEdit(undefined);
  }

  if (!edit) {
    return (
      <div className="flex items-center gap-1.5">
        <h1 dir="auto" className="min-w-0 text-22 font-semibold tracking-[-0.015em] break-words outline-none">
          {shown}
        </h1>
        <IconButton
          ref={button}
          label={words.rename}
          size="sm"
          onClick={() => {
            saving.reset();
            setEdit({ text: name, from: name });
          }}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={save} onKeyDown={leave} className="flex max-w-xl flex-col gap-2">
      <h1 className="sr-only">{shown}</h1>
      <Field label={words.label} error={fieldErrors(saving.error, "name", t)}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={edit.text}
            onChange={({ target }) => setEdit({ ...edit, text: target.value })}
            maxLength={longestName}
            placeholder={shown === name ? undefined : shown}
            autoComplete="off"
          />
        )}
      </Field>
      <SaveFailure error={saving.error} fields={["name"]} isTyped />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={saving.isPending}>
          {words.save}
        </Button>
        <Button onClick={() => setEdit(undefined)}>{t("common.cancel")}</Button>
      </div>
    </form>
  );
}
