"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

/** So many are invited without another question. */
export const mostUnasked = 100;

/** One question before a crowd is written to. */
export function AskMany({
  open,
  onOpenChange,
  count,
  label,
  means,
  onStart,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  count: number;
  label: string;
  /** What is left out, and who is e-mailed. */
  means: readonly string[];
  onStart: () => void;
}) {
  const { t, number } = useTexts();
  return (
    <Dialog
      isAlert
      open={open}
      onOpenChange={onOpenChange}
      title={t("imports.draft.askMany", { shown: number(count) })}
      description={means.join(" ")}
      actions={
        <>
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <DialogClose render={<Button variant="primary" />} onClick={onStart}>
            {label}
          </DialogClose>
        </>
      }
    />
  );
}
