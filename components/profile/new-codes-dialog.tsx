"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { postJson } from "@/components/http/request-json";
import { ProofForm, type Proofs } from "@/components/profile/proof-form";
import { RecoveryCodes } from "@/components/second-factor/recovery-codes";
import { recoveryCodesShape, secondFactorQuery } from "@/components/second-factor/requests";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

export function NewCodesDialog({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const renewing = useMutation({
    mutationFn: (proofs: Proofs) =>
      postJson("/api/profile/second-factor/recovery-codes", proofs, recoveryCodesShape),
    onSuccess: () => client.invalidateQueries(secondFactorQuery()),
  });
  const codes = renewing.data?.recoveryCodes;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      onOpenChangeComplete={(opened) => {
        if (opened) return;
        if (renewing.isSuccess) onDone();
        renewing.reset();
      }}
      disablePointerDismissal
      trigger={<Button>{t("secondFactor.newCodes")}</Button>}
      title={t(codes ? "secondFactor.codesTitle" : "secondFactor.newCodesTitle")}
      description={t(codes ? "secondFactor.codesText" : "secondFactor.newCodesText")}
      actions={codes && <DialogClose render={<Button />}>{t("secondFactor.done")}</DialogClose>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} />
      ) : (
        <ProofForm email={email} proving={renewing} withCode button={t("secondFactor.newCodes")} />
      )}
    </Dialog>
  );
}
