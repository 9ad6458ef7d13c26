"use client";

import { type RefObject, useState } from "react";
import { fieldErrors } from "@/components/settings/field-errors";
import { useMemberChange } from "@/components/settings/people/use-member-change";
import { SaveFailure } from "@/components/settings/save-failure";
import { useFocusOnError } from "@/components/settings/use-focus-on-error";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { MemberView } from "@/lib/members/schema";

/** Gives a colleague another name; one’s own is in the profile. */
export function RenameDialog({
  member,
  isOpen,
  onClose,
  finalFocus,
}: {
  member: MemberView;
  isOpen: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) {
  const { t } = useTexts();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      finalFocus={finalFocus}
      title={t("settings.people.renameTitle", { email: member.email })}
      description={t("settings.people.renameText")}
    >
      <RenameForm member={member} onSaved={onClose} />
    </Dialog>
  );
}

/** Begins anew each time the dialog opens. */
function RenameForm({ member: { id, name }, onSaved }: { member: MemberView; onSaved: () => void }) {
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
        if (typed.trim() === name) onSaved();
        else if (!saving.isPending) saving.mutate({ kind: "name", name: typed }, { onSuccess: onSaved });
      }}
    >
      <SaveFailure error={saving.error} isTyped fields={["name"]} />
      <Field label={t("settings.people.name")} error={fieldErrors(saving.error, "name", t)}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            dir="auto"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
        <SubmitButton variant="primary" pending={saving.isPending}>
          {t("settings.save")}
        </SubmitButton>
      </div>
    </form>
  );
}
