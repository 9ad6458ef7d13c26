"use client";

import { MessageSquare } from "lucide-react";
import type { MarkClasses } from "@/components/assessments/view/table-layout";
import { decisionIcons } from "@/components/candidate/decision-icons";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Decision and notes beside the name, where their columns don’t fit. */
export function TeamMarks({ assessment, classes }: { assessment: AssessmentView; classes: MarkClasses }) {
  const { t, number } = useTexts();
  const { decision, noteCount } = assessment;
  const value = decision?.value ?? "undecided";
  const Icon = decisionIcons[value];
  const decided = t("table.decidedMark", { decision: t(`table.decisions.${value}`) });
  const noted = t("table.notesCounted", { count: noteCount });
  return (
    <>
      {value !== "undecided" && (
        <span
          title={decided}
          className={cn("rows-badge rows-decided", `rows-badge-${value}`, classes.decision)}
        >
          <Icon aria-hidden="true" />
          <VisuallyHidden>{decided}</VisuallyHidden>
        </span>
      )}
      {noteCount > 0 && (
        <span
          title={noted}
          className={cn("inline-flex shrink-0 items-center gap-0.5 text-12 text-faint", classes.notes)}
        >
          <MessageSquare aria-hidden="true" className="size-3.5" />
          <span aria-hidden="true" className="tabular">
            {number(noteCount)}
          </span>
          <VisuallyHidden>{noted}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
