"use client";

import { decisionIcons } from "@/components/candidate/decision-icons";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import type { DecisionValue } from "@/lib/assessments/schema";

/** Nothing while undecided. */
export function DecisionBadge({ decision }: { decision: DecisionValue | undefined }) {
  const { t } = useTexts();
  if (!decision || decision === "undecided") return null;
  const Icon = decisionIcons[decision];
  return (
    <Badge
      tone={decision}
      icon={<Icon aria-hidden="true" />}
      className="print:border print:border-line-strong"
    >
      {t(`team.options.${decision}`)}
    </Badge>
  );
}
