import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import { stillIcons } from "@/components/ui/still-icon";
import type { AssessmentView } from "@/lib/assessments/schema";

const offered = {
  advance: stillIcons.thumbsUp,
  hold: stillIcons.pause,
  reject: stillIcons.thumbsDown,
};

/**
 * The decision that a completed one waits for. A table has the keys and the menu for it: there, and before the page
 * runs, it is an empty element, which keeps a card’s room. The table’s body takes up what is pressed.
 */
export function CardDecision({ assessment, isCard }: { assessment: AssessmentView; isCard: boolean }) {
  const { t } = useTexts();
  const { change } = useTableActions();
  const { status, decision, archivedAt } = assessment;
  const isDue = status !== "pending" && (decision?.value ?? "undecided") === "undecided" && !archivedAt;
  if (!isDue || !change) return null;
  if (!isCard) return <div className="rows-decide" />;
  return (
    <fieldset
      aria-label={t("common.labelled", {
        label: t("table.columnNames.decision"),
        what: candidateLines(assessment, t).name,
      })}
      className="rows-decide"
    >
      {(["advance", "hold", "reject"] as const).map((value) => (
        <button key={value} type="button" data-decide={value}>
          {offered[value]}
          {t(`deciding.short.${value}`)}
        </button>
      ))}
    </fieldset>
  );
}
