"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { postJson } from "@/components/http/request-json";
import { InviteForm } from "@/components/people/invite-form";
import { addedShape } from "@/components/people/invited-shape";
import { membersQuery } from "@/components/people/members-query";
import { SetupLink } from "@/components/people/setup-link";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import type { PasswordSignIn } from "@/lib/env-sign-in";
import { mayHavePassword } from "@/lib/members/may-have-password";
import type { MemberInput } from "@/lib/members/schema";

const nobody: MemberInput = { email: "", name: "", role: "recruiter" };

/** Asks who the colleague is, then shows their set-up link, unless they sign in with the company’s account alone. */
export function InviteDialog({
  passwords,
  hasProvider,
}: {
  passwords: PasswordSignIn;
  hasProvider: boolean;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  // What was typed stays until the colleague is invited.
  const [input, setInput] = useState(nobody);
  const inviting = useMutation({
    mutationFn: (input: MemberInput) => postJson("/api/members", input, addedShape),
    onSuccess: () => client.invalidateQueries(membersQuery()),
  });
  const next = () => {
    inviting.reset();
    setInput(nobody);
  };
  const invited = inviting.data;
  const getsLink = mayHavePassword(input.role, passwords);
  const withLink = hasProvider ? "settings.people.inviteEither" : "settings.people.inviteText";
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      // The link is shown once: a press beside the dialog must not take it away.
      disablePointerDismissal
      onOpenChangeComplete={(opened) => !opened && invited && next()}
      trigger={
        <Button variant="primary" data-palette="inviteColleague">
          <UserRoundPlus aria-hidden="true" />
          {t("settings.people.invite")}
        </Button>
      }
      title={
        invited
          ? t(invited.setupLink ? "settings.people.linkTitle" : "settings.people.addedTitle", {
              name: invited.member.name,
            })
          : t("settings.people.inviteTitle")
      }
      description={invited ? undefined : t(getsLink ? withLink : "settings.people.inviteByCompany")}
      actions={
        invited && (
          <>
            <Button onClick={next}>{t("settings.people.inviteAnother")}</Button>
            <DialogClose render={<Button autoFocus={!invited.setupLink} />}>
              {t("settings.people.done")}
            </DialogClose>
          </>
        )
      }
    >
      {!invited ? (
        <InviteForm
          input={input}
          onInput={setInput}
          inviting={inviting}
          button={t(getsLink ? "settings.people.makeLink" : "settings.people.add")}
        />
      ) : invited.setupLink ? (
        <SetupLink invited={{ member: invited.member, setupLink: invited.setupLink }} />
      ) : (
        <p className="text-14 text-quiet">
          {t("settings.people.addedText", { email: invited.member.email })}
        </p>
      )}
    </Dialog>
  );
}
