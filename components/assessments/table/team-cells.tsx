"use client";

import { MessageSquare } from "lucide-react";
import { decisionIcons } from "@/components/assessments/panel/decision-icons";
import { MissingValue } from "@/components/assessments/table/table-marks";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

export function DecisionCell({ decision }: Pick<AssessmentView, "decision">) {
  const { t } = useTexts();
  if (!decision || decision.value === "undecided")
    return <MissingValue>{t("table.decisions.undecided")}</MissingValue>;
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

export function NotesCell({ noteCount }: Pick<AssessmentView, "noteCount">) {
  const { t, number } = useTexts();
  const said = t("table.notesCounted", { count: noteCount });
  if (noteCount === 0) return <MissingValue>{said}</MissingValue>;
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
