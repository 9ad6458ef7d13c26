import { candidateLines } from "@/components/assessments/candidate-name";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Texts, Translator } from "@/lib/i18n/texts";

/** What a person can see of a row: a copied link raises the version too, but changes nothing here. */
const visible = ({ version: _, ...row }: AssessmentView): string => JSON.stringify(row);

/** The rows that look different than before, by their version. New rows are no change. */
export function changedRows(before: AssessmentView[], after: AssessmentView[]): AssessmentView[] {
  const old = new Map(before.map((row) => [row.id, row]));
  return after.filter((row) => {
    const was = old.get(row.id);
    return was !== undefined && was.version !== row.version && visible(was) !== visible(row);
  });
}

const changed = (row: AssessmentView, t: Translator): string => {
  const { name, known } = candidateLines(row, t);
  return known
    ? t("table.changedOne", { name, status: t(`statusInSentence.${row.status}`) })
    : t("table.changedUnknown");
};

/** The summary for a screen reader; empty when there is nothing to say. */
export function describeChanges(changes: AssessmentView[], { t, number }: Texts): string {
  const [only, ...others] = changes;
  if (!only) return "";
  return others.length === 0 ? changed(only, t) : t("table.changedMany", { count: number(changes.length) });
}

/** What is said of rows that came and wait. */
export const describeFresh = (fresh: number, t: Translator): string =>
  fresh > 0 ? t("table.freshRows", { count: fresh }) : "";
