"use client";

import { decisionIcons } from "@/components/candidate/decision-icons";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Nothing while undecided. */
export function DecisionBadge({ decision }: Pick<AssessmentView, "decision">) {
  const { t } = useTexts();
  if (!decision || decision.value === "undecided") return null;
  const Icon = decisionIcons[decision.value];
  return (
    <Badge tone={decision.value} icon={<Icon aria-hidden="true" />}>
      {t(`table.decisions.${decision.value}`)}
    </Badge>
  );
}
