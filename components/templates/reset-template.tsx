"use client";

import { useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import type { TemplateEditing } from "@/components/templates/use-template";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import type { TemplateScope } from "@/lib/templates/schema";

/** Goes back to the built-in text, or for an interview to the default; after a question. */
export function ResetTemplate({
  scope,
  interviewName = "",
  replaces,
  editing: { removing },
}: {
  scope: TemplateScope;
  interviewName: string | undefined;
  /** The version that was shown, as its `updatedAt`. */
  replaces: string;
  editing: TemplateEditing;
}) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const isDefault = scope === "default";
  const label = t(isDefault ? "settings.templates.reset" : "settings.templates.useDefault");
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" size="sm">
          {label}
        </Button>
      }
      title={
        isDefault
          ? t("settings.templates.resetAsk")
          : t("settings.templates.useDefaultAsk", { interview: interviewName })
      }
      description={t(isDefault ? "settings.templates.resetText" : "settings.templates.useDefaultText")}
      actions={
        <>
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <Button
            variant="danger"
            pending={removing.isPending}
            onClick={() => removing.mutate(replaces, { onSuccess: () => setIsOpen(false) })}
          >
            {label}
          </Button>
        </>
      }
    >
      <SaveFailure error={removing.error} />
    </Dialog>
  );
}
