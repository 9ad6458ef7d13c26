"use client";

import { useMutation } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { postJson } from "@/components/http/request-json";
import { addedShape } from "@/components/people/invited-shape";
import { resetOf } from "@/components/people/reset-words";
import { SetupLink } from "@/components/people/setup-link";
import { useMemberChange, useSetMember } from "@/components/people/use-member-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import type { Translator } from "@/lib/i18n/texts";
import type { MemberView } from "@/lib/members/schema";

type Question = "disable" | "reset" | "secondFactor";

type Asked = { question: Question | undefined; mayHavePassword: boolean };

function wordsOf({ question, mayHavePassword }: Asked, member: MemberView, t: Translator) {
  const { name } = member;
  if (question === "disable") {
    return {
      title: t("settings.people.disableAsk", { name }),
      text: t("settings.people.disableText"),
      button: t("settings.people.disable"),
    };
  }
  if (question === "secondFactor") {
    return {
      title: t("settings.people.resetSecondFactorAsk", { name }),
      text: t("settings.people.resetSecondFactorText"),
      button: t("settings.people.resetSecondFactor"),
    };
  }
  const what = resetOf(member, mayHavePassword);
  if (what === "account") {
    return {
      title: t("settings.people.resetAccountAsk", { name }),
      text: t(
        mayHavePassword ? "settings.people.resetAccountWithLinkText" : "settings.people.resetAccountText",
      ),
      button: t("settings.people.resetAccount"),
    };
  }
  if (what === "link") {
    return {
      title: t("settings.people.newLinkAsk", { name }),
      text: t("settings.people.newLinkText"),
      button: t("settings.people.makeLink"),
    };
  }
  return {
    title: t("settings.people.resetAsk", { name }),
    text: t("settings.people.resetText"),
    button: t("settings.people.reset"),
  };
}

/** Asks before a member is locked out; after a reset it shows their new set-up link, if they get one. */
export function ChangeDialog({
  member,
  mayHavePassword,
  question,
  onClose,
  onSaved,
  onClosed,
  finalFocus,
}: {
  member: MemberView;
  mayHavePassword: boolean;
  question: Question | undefined;
  onClose: () => void;
  onSaved: () => void;
  onClosed: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) {
  const { t } = useTexts();
  const { id, name } = member;
  // The question stays readable while the dialog fades.
  const [asked, setAsked] = useState(question);
  if (question !== undefined && question !== asked) setAsked(question);
  const setMember = useSetMember();
  const changing = useMemberChange(id);
  const resetting = useMutation({
    mutationFn: () => postJson(`/api/members/${id}/reset`, undefined, addedShape),
    onSuccess: ({ member: changed }) => setMember(changed),
  });
  const words = wordsOf({ question: asked, mayHavePassword }, member, t);
  const isChange = asked === "disable" || asked === "secondFactor";
  const isDanger = isChange || member.state !== "invited";
  const act = isChange
    ? () => changing.mutate({ kind: asked }, { onSuccess: onSaved })
    : () => resetting.mutate(undefined, { onSuccess: ({ setupLink }) => setupLink ?? onSaved() });
  const asking = isChange ? changing : resetting;
  const common = {
    open: question !== undefined,
    onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
    onOpenChangeComplete(isOpen: boolean) {
      if (isOpen) return;
      onClosed();
      changing.reset();
      resetting.reset();
    },
    finalFocus,
  };
  const invited = resetting.data;
  if (invited?.setupLink)
    return (
      <Dialog
        {...common}
        // The link is shown once: a press beside the dialog must not take it away.
        disablePointerDismissal
        title={t("settings.people.linkTitle", { name })}
        actions={<DialogClose render={<Button />}>{t("settings.people.done")}</DialogClose>}
      >
        <SetupLink invited={{ member: invited.member, setupLink: invited.setupLink }} />
      </Dialog>
    );
  return (
    <Dialog
      {...common}
      title={words.title}
      description={words.text}
      actions={
        <>
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <Button variant={isDanger ? "danger" : "primary"} pending={asking.isPending} onClick={act}>
            {words.button}
          </Button>
        </>
      }
    >
      <SaveFailure error={asking.error} />
    </Dialog>
  );
}
