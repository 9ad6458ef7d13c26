"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { postJson } from "@/components/http/request-json";
import { ProofForm, type Proofs } from "@/components/profile/proof-form";
import { sessionsQuery } from "@/components/profile/sessions-query";
import { ConfirmForm, useConfirm } from "@/components/second-factor/confirm-form";
import { RecoveryCodes } from "@/components/second-factor/recovery-codes";
import { newSecretShape, secondFactorQuery } from "@/components/second-factor/requests";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/overlays/dialog";

/** The password, then the app’s first code, then the recovery codes. */
export function TurnOnDialog({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const beginning = useMutation({
    mutationFn: ({ present }: Proofs) => postJson("/api/profile/second-factor", { present }, newSecretShape),
  });
  const confirming = useConfirm("/api/profile/second-factor/confirm", () => {
    void client.invalidateQueries(sessionsQuery());
  });
  const codes = confirming.data?.recoveryCodes;
  function afterwards(opened: boolean) {
    if (opened) return;
    if (codes) {
      onDone();
      // Its button goes with this: the dialog has to be closed by then.
      void client.invalidateQueries(secondFactorQuery());
    }
    beginning.reset();
    confirming.reset();
  }
  const words = codes
    ? { title: t("secondFactor.codesTitle"), text: t("secondFactor.codesText") }
    : {
        title: t("secondFactor.turnOnTitle"),
        text: beginning.data ? undefined : t("secondFactor.turnOnText"),
      };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      onOpenChangeComplete={afterwards}
      disablePointerDismissal
      trigger={<Button>{t("secondFactor.turnOn")}</Button>}
      title={words.title}
      description={words.text}
      actions={codes && <DialogClose render={<Button />}>{t("secondFactor.done")}</DialogClose>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} />
      ) : beginning.data ? (
        <ConfirmForm
          made={beginning.data}
          confirming={confirming}
          actions={
            <DialogActions>
              <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
              <SubmitButton variant="primary" pending={confirming.isPending}>
                {t("secondFactor.turnOn")}
              </SubmitButton>
            </DialogActions>
          }
        />
      ) : (
        <ProofForm email={email} proving={beginning} button={t("secondFactor.next")} />
      )}
    </Dialog>
  );
}
