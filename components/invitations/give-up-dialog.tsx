"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";

/** Before a person says that an unconfirmed invitation never arrived: what that may lead to. */
export function GiveUpDialog({
  name,
  hasCandidates,
  pending,
  onGiveUp,
}: {
  name: string;
  hasCandidates: boolean;
  pending: boolean;
  onGiveUp: () => void;
}) {
  const label = hasCandidates ? "None of them" : "It didn’t arrive";
  return (
    <Dialog
      trigger={
        <Button size="sm" variant="ghost" pending={pending}>
          {label}…
        </Button>
      }
      title={`Did ${name}’s invitation not arrive?`}
      description="If the assessment service did receive it, the candidate may already have an e-mail with the link. Ask them, or look in the service, before you say so. Shortlist stops looking for it, and you can send it again."
      actions={
        <>
          <DialogClose render={<Button variant="ghost" />}>Keep looking</DialogClose>
          <DialogClose render={<Button variant="danger" onClick={onGiveUp} />}>It didn’t arrive</DialogClose>
        </>
      }
    />
  );
}
