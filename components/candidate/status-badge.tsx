"use client";

import { CircleCheck, CircleHelp, CircleMinus, Clock } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import type { AssessmentView } from "@/lib/assessments/schema";

const looks = {
  pending: { tone: "pending", icon: Clock },
  recommended: { tone: "recommended", icon: CircleCheck },
  // Calm: it is a result, not an error.
  not_recommended: { tone: "declined", icon: CircleMinus },
} as const;

export function StatusBadge({ status, untold }: Pick<AssessmentView, "status" | "untold">) {
  const { t } = useTexts();
  if (untold && status === "pending") {
    return <Badge icon={<CircleHelp aria-hidden="true" />}>{t("status.untold")}</Badge>;
  }
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
