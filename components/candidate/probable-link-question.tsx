"use client";

import { Link as LinkIcon } from "lucide-react";
import type { ReactElement } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

/** Asked before a link is copied that may be another candidate’s. */
export function ProbableLinkQuestion({
  trigger,
  applicationUrl,
  onCopied,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  applicationUrl: string;
  onCopied: () => void;
}) {
  const { t } = useTexts();
  return (
    <Dialog
      trigger={trigger}
      title={t("assessment.probableLinkTitle")}
      description={t("assessment.probableLinkText")}
      actions={
        <>
          <DialogClose render={<Button variant="ghost" />}>{t("common.close")}</DialogClose>
          <CopyButton
            label={t("assessment.copyAllTheSame")}
            icon={<LinkIcon aria-hidden="true" />}
            variant="primary"
            text={applicationUrl}
            onCopied={onCopied}
          />
        </>
      }
    />
  );
}
