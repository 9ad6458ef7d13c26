"use client";

import { CircleCheck, CircleMinus, Clock } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import type { AssessmentStatus } from "@/lib/assessments/schema";

const looks = {
  pending: { tone: "pending", icon: Clock },
  recommended: { tone: "recommended", icon: CircleCheck },
  // Calm: it is a result, not an error.
  not_recommended: { tone: "declined", icon: CircleMinus },
} as const;

/** A status as an icon and a word. */
export function StatusBadge({ status }: { status: AssessmentStatus }) {
  const { t } = useTexts();
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
