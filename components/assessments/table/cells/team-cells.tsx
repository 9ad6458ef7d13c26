"use client";

import { MessageSquare } from "lucide-react";
import { MissingValue } from "@/components/assessments/table/cells/table-marks";
import { useTexts } from "@/components/texts/texts-provider";
import { stillIcons } from "@/components/ui/still-icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

const icons = {
  advance: stillIcons.thumbsUp,
  hold: stillIcons.pause,
  reject: stillIcons.thumbsDown,
};

export function DecisionCell({ decision }: Pick<AssessmentView, "decision">) {
  const { t } = useTexts();
  if (!decision || decision.value === "undecided")
    return <MissingValue>{t("table.decisions.undecided")}</MissingValue>;
  const { value, by, reason } = decision;
  return (
    <span
      title={[by, reason?.label, reason?.words].filter(Boolean).join(" · ")}
      className={`rows-badge rows-badge-${value}`}
    >
      {icons[value]}
      {t(`table.decisions.${value}`)}
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

export function AssigneeCell({ assignee }: Pick<AssessmentView, "assignee">) {
  const { t } = useTexts();
  if (!assignee) return <MissingValue>{t("assigning.nobody")}</MissingValue>;
  const { name = t("common.somebody"), isDisabled } = assignee;
  return (
    <span className="rows-one-line" dir="auto" title={name}>
      {/* A card has no head that says what the name means. */}
      <span className="text-faint @3xl:hidden">
        {t("common.labelled", { label: t("table.columnNames.assignee"), what: "" })}
      </span>
      {name}
      {isDisabled && <span className="text-faint"> ({t("assigning.disabled")})</span>}
    </span>
  );
}
