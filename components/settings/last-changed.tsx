"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";

/** Who changed a setting and when, or that no one has. */
export function LastChanged({ updatedBy, updatedAt }: { updatedBy?: string; updatedAt?: string }) {
  const { t } = useTexts();
  if (!updatedBy || !updatedAt) return t("settings.team.asItCame");
  return t.rich("settings.team.changedBy", { by: updatedBy, when: () => <RelativeTime at={updatedAt} /> });
}
