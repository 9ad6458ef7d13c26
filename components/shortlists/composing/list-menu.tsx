"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Ellipsis, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { remove } from "@/components/http/request-json";
import { listsKey } from "@/components/shortlists/shortlists-query";
import { useShortlistChange } from "@/components/shortlists/use-shortlist-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu";
import type { Shortlist } from "@/lib/shortlists/schema";

/** Acts on the whole list. Deleting asks first. */
export function ListMenu({
  shortlist: { id, name, archivedAt },
  onDeleting,
}: {
  shortlist: Shortlist;
  /** While and after it is deleted, it can’t be asked for. */
  onDeleting: (isDeleting: boolean) => void;
}) {
  const { t } = useTexts();
  const router = useRouter();
  const client = useQueryClient();
  const trigger = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState(false);
  const archiving = useShortlistChange(id);
  const deleting = useMutation({
    mutationFn: () => remove(`/api/shortlists/${id}`),
    onMutate: () => onDeleting(true),
    onError: () => onDeleting(false),
    onSuccess() {
      void client.invalidateQueries({ queryKey: listsKey });
      router.push("/shortlists");
    },
  });
  return (
    <>
      <Menu
        trigger={
          <IconButton
            ref={trigger}
            label={t("shortlists.more")}
            variant="secondary"
            pending={archiving.isPending}
          >
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onClick={() => archiving.mutate({ kind: "list", change: { archived: !archivedAt } })}>
          {archivedAt ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {t(archivedAt ? "shortlists.unarchive" : "shortlists.archive")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onClick={() => setAsks(true)}>
          <Trash2 aria-hidden="true" />
          {t("shortlists.remove")}
        </MenuItem>
      </Menu>
      <SaveFailure error={archiving.error} />
      <Dialog
        isAlert
        open={asks}
        onOpenChange={setAsks}
        finalFocus={trigger}
        title={t("shortlists.removing.title", { name })}
        description={t("shortlists.removing.text")}
        actions={
          <>
            <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
            <Button
              variant="danger"
              pending={deleting.isPending || deleting.isSuccess}
              onClick={() => deleting.mutate()}
            >
              {t("shortlists.removing.yes")}
            </Button>
          </>
        }
      >
        <SaveFailure error={deleting.error} />
      </Dialog>
    </>
  );
}
