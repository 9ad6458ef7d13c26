"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/overlays/dialog";

/** The outcome. *Close* gets the focus, as the pressed button is gone. */
export function Ended({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      {children}
      <DialogActions>
        <DialogClose render={<Button ref={button} variant="primary" />}>{t("common.close")}</DialogClose>
      </DialogActions>
    </>
  );
}
