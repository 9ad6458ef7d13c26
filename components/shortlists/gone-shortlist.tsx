"use client";

import Link from "next/link";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Shown when a shortlist is deleted while open. */
export function GoneShortlist() {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t("shortlists.goneTitle")}
      action={<Button render={<Link href="/shortlists" />}>{t("shortlists.title")}</Button>}
    >
      {t("shortlists.gone")}
    </EmptyState>
  );
}
