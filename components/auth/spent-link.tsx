"use client";

import Link from "next/link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

export function SpentLink() {
  const { t } = useTexts();
  return (
    <>
      <AuthHeading title={t("auth.spentTitle")}>
        <p>{t("auth.spentWhy")}</p>
        <p>{t("auth.spentNext")}</p>
      </AuthHeading>
      <Button variant="primary" render={<Link href="/sign-in" />}>
        {t("auth.toSignIn")}
      </Button>
    </>
  );
}
