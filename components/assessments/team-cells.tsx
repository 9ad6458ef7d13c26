"use client";

import { MessageSquare } from "lucide-react";
import { decisionIcons } from "@/components/assessments/decision-icons";
import { Nothing } from "@/components/assessments/table-marks";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What colleagues have decided, and who of them on hover. */
export function DecisionCell({ decision }: Pick<AssessmentView, "decision">) {
  const { t } = useTexts();
  if (!decision || decision.value === "undecided") return <Nothing>{t("table.decisions.undecided")}</Nothing>;
  const Icon = decisionIcons[decision.value];
  return (
    <span title={decision.by} className="flex min-w-0 items-center gap-1.5">
      <Icon
        aria-hidden="true"
        className={cn("size-3.5 shrink-0", decision.value === "advance" ? "text-recommended" : "text-quiet")}
      />
      <span className="truncate">{t(`table.decisions.${decision.value}`)}</span>
    </span>
  );
}

/** How many notes there are. */
export function NotesCell({ noteCount }: Pick<AssessmentView, "noteCount">) {
  const { t, number } = useTexts();
  const said = t("table.notesCounted", { count: noteCount });
  if (noteCount === 0) return <Nothing>{said}</Nothing>;
  return (
    <span title={said} className="flex items-center gap-1.5 text-quiet">
      <MessageSquare aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      <span aria-hidden="true" className="tabular">
        {number(noteCount)}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
