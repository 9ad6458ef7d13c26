"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Share2 } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { remove } from "@/components/http/request-json";
import { FreshLink } from "@/components/shortlists/sharing/fresh-link";
import { useMakeLink } from "@/components/shortlists/sharing/use-make-link";
import { shortlistsKey } from "@/components/shortlists/shortlists-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/overlays/dialog";
import { Status } from "@/components/ui/status";
import { usualLinkDays } from "@/lib/shortlists/names";
import type { Added } from "@/lib/shortlists/schema";

/** The outcome, and the next step: a link for the hiring manager. */
export function AddedToShortlist({
  added: { shortlist, added, already },
  onLeave,
}: {
  added: Added;
  onLeave: () => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { id, name } = shortlist;
  const making = useMakeLink(id);
  const share = useRef<HTMLButtonElement>(null);
  // The focused field is gone.
  useEffect(() => share.current?.focus(), []);
  const undoing = useMutation({
    async mutationFn() {
      for (const assessmentId of added) await remove(`/api/shortlists/${id}/candidates/${assessmentId}`);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: shortlistsKey }),
  });
  return (
    <div className="flex flex-col gap-4">
      <Status className="flex min-h-6 items-start gap-2 text-14">
        <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-recommended" />
        <p>
          {undoing.isSuccess
            ? t("shortlists.add.undone")
            : t("shortlists.add.done", { count: added.length, name })}{" "}
          {already.length > 0 && t("shortlists.add.already", { count: already.length })}
        </p>
      </Status>
      {making.data && <FreshLink link={making.data} name={name} />}
      <SaveFailure error={making.error ?? undoing.error} />
      <DialogActions>
        {added.length > 0 && !undoing.isSuccess && !making.data && (
          <Button
            variant="ghost"
            pending={undoing.isPending}
            onClick={() => undoing.mutate()}
            className="mr-auto"
          >
            {t("common.undo")}
          </Button>
        )}
        <DialogClose render={<Button />}>{t("shortlists.add.close")}</DialogClose>
        <Button render={<Link href={`/shortlists/${id}`} onClick={onLeave} />}>
          {t("shortlists.add.open")}
        </Button>
        {!making.data && (
          <Button
            ref={share}
            variant="primary"
            pending={making.isPending}
            onClick={() => making.mutate(usualLinkDays)}
          >
            <Share2 aria-hidden="true" />
            {t("shortlists.shareByLink")}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
