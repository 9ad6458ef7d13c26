"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { postJson } from "@/components/http/request-json";
import { InviteForm } from "@/components/people/invite-form";
import { invitedShape } from "@/components/people/invited-shape";
import { membersQuery } from "@/components/people/members-query";
import { SetupLink } from "@/components/people/setup-link";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import type { MemberInput } from "@/lib/members/schema";

/** Asks who the colleague is, then shows their set-up link. */
export function InviteDialog() {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  // The key of the form: the next one is empty.
  const [round, setRound] = useState(0);
  const inviting = useMutation({
    mutationFn: (input: MemberInput) => postJson("/api/members", input, invitedShape),
    onSuccess: () => client.invalidateQueries(membersQuery()),
  });
  const next = () => {
    inviting.reset();
    setRound(round + 1);
  };
  const invited = inviting.data;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      // The link is shown once: a press beside the dialog must not take it away.
      disablePointerDismissal
      // What was typed stays until the colleague is invited.
      onOpenChangeComplete={(opened) => !opened && invited && next()}
      trigger={
        <Button variant="primary" data-palette="inviteColleague">
          <UserRoundPlus aria-hidden="true" />
          {t("settings.people.invite")}
        </Button>
      }
      title={
        invited
          ? t("settings.people.linkTitle", { name: invited.member.name })
          : t("settings.people.inviteTitle")
      }
      description={invited ? undefined : t("settings.people.inviteText")}
      actions={
        invited && (
          <>
            <Button onClick={next}>{t("settings.people.inviteAnother")}</Button>
            <DialogClose render={<Button />}>{t("settings.people.done")}</DialogClose>
          </>
        )
      }
    >
      {invited ? <SetupLink invited={invited} /> : <InviteForm key={round} inviting={inviting} />}
    </Dialog>
  );
}
