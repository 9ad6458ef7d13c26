"use client";

import { CloudOff } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { EmptyState } from "@/components/ui/empty-state";

export function NothingRead() {
  const { t } = useTexts();
  return (
    <EmptyState icon={<CloudOff aria-hidden="true" />} title={t("tableEmpty.unknownTitle")}>
      {t("tableEmpty.unknownText")}
    </EmptyState>
  );
}
