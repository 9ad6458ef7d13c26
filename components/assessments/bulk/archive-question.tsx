"use client";

import type { ReactElement } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

/** Asked before so many rows are archived that a slip would hurt. */
export function ArchiveQuestion({
  trigger,
  count,
  onArchive,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  count: number;
  onArchive: () => void;
}) {
  const { t, number } = useTexts();
  return (
    <Dialog
      trigger={trigger}
      title={t("archive.ask", { count: number(count) })}
      description={t("archive.askText")}
      actions={
        <>
          <DialogClose render={<Button variant="ghost" />}>{t("common.cancel")}</DialogClose>
          <DialogClose render={<Button variant="primary" onClick={onArchive} />}>
            {t("archive.archiveMany", { count: number(count) })}
          </DialogClose>
        </>
      }
    />
  );
}
