"use client";

import { Square } from "lucide-react";
import { useRef, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import type { Control } from "@/components/imports/progress/use-control";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

/** Asks before the rest is left unsent. */
export function StopImport({ waiting, control }: { waiting: number; control: Control }) {
  const { t, number } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isStopping = control.isPending && control.variables === "stop";
  return (
    <>
      <Button ref={trigger} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Square aria-hidden="true" />
        {t("imports.run.stop")}
      </Button>
      <Dialog
        isAlert
        open={isOpen}
        onOpenChange={setIsOpen}
        finalFocus={trigger}
        title={t("imports.run.stopping.title", { count: waiting, shown: number(waiting) })}
        description={t("imports.run.stopping.text")}
        actions={
          <>
            <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
            <Button
              variant="danger"
              pending={isStopping}
              onClick={() => control.mutate("stop", { onSuccess: () => setIsOpen(false) })}
            >
              {t("imports.run.stopping.yes")}
            </Button>
          </>
        }
      >
        <SaveFailure error={control.variables === "stop" ? control.error : undefined} />
      </Dialog>
    </>
  );
}
