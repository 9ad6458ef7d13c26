"use client";

import type { ReactNode } from "react";
import { SignInElsewhere } from "@/components/session/sign-in-elsewhere";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

export function SignedOutNotice({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Notice tone="warning" role="alert" title={t("common.signedOut")} actions={<SignInElsewhere />}>
      {children}
    </Notice>
  );
}
