"use client";

import { type RefObject, useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { useMemberChange } from "@/components/people/use-member-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/overlays/dialog";
import type { MemberView } from "@/lib/members/schema";

export function RenameDialog({
  member,
  isOpen,
  onClose,
  onSaved,
  onClosed,
  finalFocus,
}: {
  member: MemberView;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
  onClosed: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) {
  const { t } = useTexts();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => !open && onClosed()}
      finalFocus={finalFocus}
      title={t("settings.people.renameTitle", { email: member.email })}
      description={t("settings.people.renameText")}
    >
      <RenameForm member={member} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  );
}

/** Mounted anew each time the dialog opens. */
function RenameForm({
  member: { id, name },
  onClose,
  onSaved,
}: {
  member: MemberView;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(name);
  const saving = useMemberChange(id);
  const form = useFocusOnError(saving.error);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === name) onClose();
        else if (!saving.isPending) saving.mutate({ kind: "name", name: typed }, { onSuccess: onSaved });
      }}
    >
      <SaveFailure error={saving.error} isTyped fields={["name"]} />
      <Field label={t("settings.people.name")} error={fieldErrors(saving.error, "name", t)}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            autoCapitalize="words"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <DialogActions>
        <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
        <SubmitButton variant="primary" pending={saving.isPending}>
          {t("settings.save")}
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
