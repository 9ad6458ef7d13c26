"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Nothing was saved because the session is over: the way back in that leaves this page as it stands. */
export function SignedOutNotice({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t("common.signedOut")}
      actions={
        <Button size="sm" render={<Link href="/sign-in" target="_blank" rel="noopener" />}>
          {t("common.signInElsewhere")}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
