"use client";

import type { ReactElement } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

export function GiveUpQuestion({
  trigger,
  name,
  onGiveUp,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  name: string;
  onGiveUp: () => void;
}) {
  const { t } = useTexts();
  return (
    <Dialog
      trigger={trigger}
      title={t("attention.giveUpTitle", { name })}
      description={t("attention.giveUpText")}
      actions={
        <>
          <DialogClose render={<Button variant="ghost" />}>{t("attention.keepLooking")}</DialogClose>
          <DialogClose render={<Button variant="danger" onClick={onGiveUp} />}>
            {t("attention.didntArrive")}
          </DialogClose>
        </>
      }
    />
  );
}
