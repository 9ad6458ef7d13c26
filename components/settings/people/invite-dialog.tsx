"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { membersQuery } from "@/components/query/members-query";
import { postJson } from "@/components/query/request-json";
import { InviteForm } from "@/components/settings/people/invite-form";
import { invitedReading } from "@/components/settings/people/invited-reading";
import { SetupLink } from "@/components/settings/people/setup-link";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { MemberInput } from "@/lib/members/schema";

/** Lets a colleague in: who they are, then the link to pass on. */
export function InviteDialog() {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  // A new form for the next one.
  const [round, setRound] = useState(0);
  const inviting = useMutation({
    mutationFn: (input: MemberInput) => postJson("/api/members", input, invitedReading),
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
      // The link is told this once: a press beside it must not take it away.
      disablePointerDismissal
      // What was typed stays until it has come to something.
      onOpenChangeComplete={(opened) => !opened && invited && next()}
      trigger={
        <Button variant="primary">
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
