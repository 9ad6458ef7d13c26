"use client";

import { useMutation } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { postJson } from "@/components/query/request-json";
import { invitedReading } from "@/components/settings/people/invited-reading";
import { SetupLink } from "@/components/settings/people/setup-link";
import { useKeepMember, useMemberChange } from "@/components/settings/people/use-member-change";
import { SaveFailure } from "@/components/settings/save-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { MemberView } from "@/lib/members/schema";

/** Asks before somebody is locked out; after a reset it shows the link that leads back in. */
export function ChangeDialog({
  member,
  question,
  onClose,
  finalFocus,
}: {
  member: MemberView;
  question: "disable" | "reset" | undefined;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) {
  const { t } = useTexts();
  const { id, name } = member;
  // What was asked stays to be read while the dialog fades.
  const [asked, setAsked] = useState(question);
  if (question !== undefined && question !== asked) setAsked(question);
  const keep = useKeepMember();
  const disabling = useMemberChange(id);
  const resetting = useMutation({
    mutationFn: () => postJson(`/api/members/${id}/reset`, undefined, invitedReading),
    onSuccess: ({ member: changed }) => keep(changed),
  });
  const isInvited = member.state === "invited";
  const act =
    asked === "disable"
      ? () => disabling.mutate({ kind: "disable" }, { onSuccess: onClose })
      : () => resetting.mutate();
  const asking = asked === "disable" ? disabling : resetting;
  const common = {
    open: question !== undefined,
    onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
    onOpenChangeComplete(isOpen: boolean) {
      if (isOpen) return;
      disabling.reset();
      resetting.reset();
    },
    finalFocus,
  };
  if (resetting.data)
    return (
      <Dialog
        {...common}
        // The link is told this once: a press beside it must not take it away.
        disablePointerDismissal
        title={t("settings.people.linkTitle", { name })}
        actions={<DialogClose render={<Button />}>{t("settings.people.done")}</DialogClose>}
      >
        <SetupLink invited={resetting.data} />
      </Dialog>
    );
  const isDisabling = asked === "disable";
  const button = isDisabling
    ? "settings.people.disable"
    : isInvited
      ? "settings.people.makeLink"
      : "settings.people.reset";
  return (
    <Dialog
      {...common}
      title={
        isDisabling
          ? t("settings.people.disableAsk", { name })
          : isInvited
            ? t("settings.people.newLinkAsk", { name })
            : t("settings.people.resetAsk", { name })
      }
      description={
        isDisabling
          ? t("settings.people.disableText")
          : isInvited
            ? t("settings.people.newLinkText")
            : t("settings.people.resetText")
      }
      actions={
        <>
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <Button
            variant={isDisabling || !isInvited ? "danger" : "primary"}
            pending={asking.isPending}
            onClick={act}
          >
            {t(button)}
          </Button>
        </>
      }
    >
      <SaveFailure error={asking.error} />
    </Dialog>
  );
}
