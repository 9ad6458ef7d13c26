"use client";

import Link from "next/link";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

export function SignInElsewhere() {
  const { t } = useTexts();
  return (
    <Button size="sm" render={<Link href="/sign-in" target="_blank" rel="noopener" />}>
      {t("common.signInElsewhere")}
    </Button>
  );
}
