"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";

/** Before a person says that an unconfirmed invitation never arrived: what that may lead to. */
export function GiveUpDialog({
  name,
  hasCandidates,
  pending,
  onGiveUp,
}: {
  name: string;
  hasCandidates: boolean;
  pending: boolean;
  onGiveUp: () => void;
}) {
  const { t } = useTexts();
  const label = t(hasCandidates ? "attention.noneOfThem" : "attention.didntArrive");
  return (
    <Dialog
      trigger={
        <Button size="sm" variant="ghost" pending={pending}>
          {t("attention.asks", { label })}
        </Button>
      }
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
