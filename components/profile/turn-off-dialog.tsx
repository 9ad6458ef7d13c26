"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { post } from "@/components/http/request-json";
import { ProofForm, type Proofs } from "@/components/profile/proof-form";
import { sessionsQuery } from "@/components/profile/sessions-query";
import { secondFactorQuery } from "@/components/second-factor/requests";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlays/dialog";

export function TurnOffDialog({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const ending = useMutation({
    mutationFn: (proofs: Proofs) => post("/api/profile/second-factor/off", proofs),
    onSuccess: () => setIsOpen(false),
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      onOpenChangeComplete={(opened) => {
        if (opened) return;
        if (ending.isSuccess) {
          onDone();
          void client.invalidateQueries(secondFactorQuery());
          void client.invalidateQueries(sessionsQuery());
        }
        ending.reset();
      }}
      trigger={<Button>{t("secondFactor.turnOff")}</Button>}
      title={t("secondFactor.turnOffTitle")}
      description={t("secondFactor.turnOffText")}
    >
      <ProofForm email={email} proving={ending} withCode button={t("secondFactor.turnOff")} tone="danger" />
    </Dialog>
  );
}
