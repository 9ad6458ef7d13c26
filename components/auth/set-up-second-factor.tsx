"use client";

import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { AuthHeading } from "@/components/auth/auth-heading";
import { SaveFailure } from "@/components/forms/save-failure";
import { postJson } from "@/components/http/request-json";
import { ConfirmForm, useConfirm } from "@/components/second-factor/confirm-form";
import { RecoveryCodes } from "@/components/second-factor/recovery-codes";
import { newSecretShape } from "@/components/second-factor/requests";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { HydratedButton } from "@/components/ui/hydrated-button";
import { HoldPlace } from "@/components/ui/overlays/hold";

/** Sets up the second factor that the team requires, and then signs the person in. */
export function SetUpSecondFactor({
  next,
  email,
  again,
}: {
  next: string;
  email: string;
  /** The way back, while there is one. */
  again: ReactNode;
}) {
  const { t } = useTexts();
  const beginning = useMutation({
    mutationFn: () => postJson("/api/sign-in/second-factor", undefined, newSecretShape),
  });
  const confirming = useConfirm("/api/sign-in/second-factor/confirm", () => undefined);
  const hold = useRef<(() => void) | undefined>(undefined);
  const goOn = () => (hold.current ? hold.current() : window.location.replace(next));
  if (confirming.data)
    return (
      <HoldPlace value={hold}>
        <AuthHeading title={t("secondFactor.codesTitle")}>
          <p>{t("secondFactor.codesText")}</p>
        </AuthHeading>
        <div className="flex flex-col gap-4">
          <RecoveryCodes codes={confirming.data.recoveryCodes} email={email} />
          <Button className="h-9 w-full" onClick={goOn}>
            {t("secondFactor.goOn")}
          </Button>
        </div>
      </HoldPlace>
    );
  return (
    <>
      <AuthHeading title={t("secondFactor.setUpTitle")}>
        {!beginning.data && (
          <>
            <p>{t("secondFactor.setUpText")}</p>
            <p>{t("secondFactor.needed")}</p>
          </>
        )}
      </AuthHeading>
      {beginning.data ? (
        <ConfirmForm
          made={beginning.data}
          confirming={confirming}
          actions={
            <SubmitButton variant="primary" pending={confirming.isPending} className="mt-2 h-9 w-full">
              {t("secondFactor.turnOn")}
            </SubmitButton>
          }
        />
      ) : (
        <div className="flex flex-col gap-4">
          <SaveFailure error={beginning.error} />
          <HydratedButton
            variant="primary"
            className="h-9 w-full"
            pending={beginning.isPending}
            onClick={() => beginning.mutate()}
          >
            {t("secondFactor.begin")}
          </HydratedButton>
        </div>
      )}
      {again}
    </>
  );
}
