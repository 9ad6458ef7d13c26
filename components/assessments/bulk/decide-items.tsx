"use client";

import { decisionIcons } from "@/components/candidate/decision-icons";
import { decisionKeys } from "@/components/candidate/decision-keys";
import { useTexts } from "@/components/texts/texts-provider";
import { Kbd } from "@/components/ui/kbd";
import { MenuItem } from "@/components/ui/overlays/menu";
import { decisions } from "@/lib/assessments/names";
import type { DecisionValue } from "@/lib/assessments/schema";

/** A menu’s items for deciding. @param present the decision that stands, which isn’t offered again. */
export function DecideItems({
  present,
  onDecide,
}: {
  present?: DecisionValue;
  onDecide: (decision: DecisionValue) => void;
}) {
  const { t } = useTexts();
  const offered = decisions.filter((decision) => decision !== present);
  // Taking back comes last.
  const inOrder = [...offered.filter((decision) => decision !== "undecided"), ...offered].filter(
    (decision, at, all) => all.indexOf(decision) === at,
  );
  return inOrder.map((decision) => {
    const Icon = decisionIcons[decision];
    return (
      <MenuItem key={decision} onClick={() => onDecide(decision)} aria-keyshortcuts={decisionKeys[decision]}>
        <Icon aria-hidden="true" />
        {t(`deciding.acts.${decision}`)}
        <Kbd className="ml-auto">{decisionKeys[decision].toUpperCase()}</Kbd>
      </MenuItem>
    );
  });
}
