"use client";

import { CloudOff } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { EmptyState } from "@/components/ui/empty-state";

/** In the place of assessments and figures, as long as nothing has been read from the service. */
export function NothingRead() {
  const { t } = useTexts();
  return (
    <EmptyState icon={<CloudOff aria-hidden="true" />} title={t("tableEmpty.unknownTitle")}>
      {t("tableEmpty.unknownText")}
    </EmptyState>
  );
}
