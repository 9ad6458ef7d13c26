"use client";

import type { ReactNode } from "react";
import { SignInElsewhere } from "@/components/auth/sign-in-elsewhere";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

/** Nothing was saved because the session is over. */
export function SignedOutNotice({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Notice tone="warning" role="alert" title={t("common.signedOut")} actions={<SignInElsewhere />}>
      {children}
    </Notice>
  );
}
