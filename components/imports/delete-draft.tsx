"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useImportName } from "@/components/candidate/import-name";
import { SaveFailure } from "@/components/forms/save-failure";
import { remove } from "@/components/http/request-json";
import { forgetReading } from "@/components/imports/begin/held-readings";
import { draftRowsKey, importListsKey, importQuery } from "@/components/imports/imports-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import type { ImportView } from "@/lib/imports/schema";

/**
 * Asks before a draft is deleted.
 * @param onDeleting stops what else uses the draft; it is deleted once that has ended. With false, deleting has failed.
 */
export function DeleteDraft({
  of,
  trigger,
  onDeleting,
  onDeleted,
}: {
  of: Pick<ImportView, "id" | "name" | "createdAt">;
  trigger?: ReactElement;
  onDeleting?: (isDeleting: boolean) => Promise<void>;
  onDeleted?: () => void;
}) {
  const { t } = useTexts();
  const nameOf = useImportName();
  const client = useQueryClient();
  const name = nameOf(of);
  const deleting = useMutation({
    mutationFn: () => remove(`/api/imports/${of.id}`),
    async onMutate() {
      await onDeleting?.(true);
      // What is being asked for won’t be there.
      await Promise.all(
        [importQuery(of.id).queryKey, draftRowsKey(of.id)].map((queryKey) =>
          client.cancelQueries({ queryKey }),
        ),
      );
    },
    onError: () => void onDeleting?.(false),
    onSuccess() {
      forgetReading(of.id);
      void client.invalidateQueries({ queryKey: importListsKey });
      onDeleted?.();
    },
  });
  return (
    <Dialog
      isAlert
      trigger={
        trigger ?? (
          <IconButton
            size="sm"
            label={t("common.labelled", { label: t("imports.removing.yes"), what: name })}
            tooltip={false}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )
      }
      title={t("imports.removing.title", { name })}
      description={t("imports.removing.text")}
      actions={
        <>
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <Button
            variant="danger"
            pending={deleting.isPending || deleting.isSuccess}
            onClick={() => deleting.mutate()}
          >
            {t("imports.removing.yes")}
          </Button>
        </>
      }
    >
      <SaveFailure error={deleting.error} />
    </Dialog>
  );
}
