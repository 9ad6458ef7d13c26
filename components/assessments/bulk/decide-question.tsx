"use client";

import { useState } from "react";
import type { AskedDecision } from "@/components/assessments/bulk/use-ask-first";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

/** Asked before so many are decided about that a slip would hurt. */
export function DecideQuestion({ asked: { decision, count, answer } }: { asked: AskedDecision }) {
  const { t, number } = useTexts();
  const [isOpen, setIsOpen] = useState(true);
  const [isMeant, setIsMeant] = useState(false);
  const shown = number(count);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      // Once the focus is back where it was.
      onOpenChangeComplete={(open) => !open && answer(isMeant)}
      title={t(`deciding.ask.${decision}`, { count: shown })}
      description={t("deciding.askText")}
      actions={
        <>
          <DialogClose render={<Button variant="ghost" />}>{t("common.cancel")}</DialogClose>
          <DialogClose render={<Button variant="primary" onClick={() => setIsMeant(true)} />}>
            {t(`deciding.askYes.${decision}`, { count: shown })}
          </DialogClose>
        </>
      }
    />
  );
}
