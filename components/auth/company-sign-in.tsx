"use client";

import { useEffect, useState } from "react";
import { signInTrouble } from "@/components/auth/sign-in-words";
import { goToProvider } from "@/components/session/auth-requests";
import { useTexts } from "@/components/texts/texts-provider";
import { HydratedButton } from "@/components/ui/hydrated-button";
import { Notice } from "@/components/ui/notice";

/** Sends the browser to the company's provider, and then to `next`. */
export function CompanySignIn({
  label,
  next,
  isSecond = false,
  offersAnother = false,
}: {
  label: string;
  next: string;
  /** Signing in with a password comes first. */
  isSecond?: boolean;
  /** The provider's current account was refused, so offer another one. */
  offersAnother?: boolean;
}) {
  const { t } = useTexts();
  const [state, setState] = useState<"ready" | "going" | "choosing">("ready");
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    // After *Back*, browsers restore the page as it was left, spinner included.
    const reset = () => setState("ready");
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);
  async function go(asAnother: boolean) {
    setState(asAnother ? "choosing" : "going");
    setTrouble(undefined);
    const result = await goToProvider(next, asAnother);
    if (result.kind === "goes") {
      window.location.assign(result.to);
      return;
    }
    setState("ready");
    setTrouble(signInTrouble(result, t));
  }
  return (
    <>
      {trouble && (
        <Notice tone="error" role="alert" className="mb-4">
          {trouble}
        </Notice>
      )}
      <HydratedButton
        variant={isSecond ? "secondary" : "primary"}
        className="h-9 w-full"
        pending={state === "going"}
        onClick={() => go(false)}
      >
        {label}
      </HydratedButton>
      {offersAnother && (
        <HydratedButton className="mt-3 h-9 w-full" pending={state === "choosing"} onClick={() => go(true)}>
          {t("company.another")}
        </HydratedButton>
      )}
    </>
  );
}
