import { candidateLines } from "@/components/assessments/candidate-name";
import { statusWords } from "@/components/assessments/status-words";
import type { AssessmentView } from "@/lib/assessments/schema";

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

const changed = (row: AssessmentView): string => {
  const { name, known } = candidateLines(row);
  return known ? `${name}: ${statusWords[row.status].toLowerCase()}.` : "An assessment changed.";
};

/** The summary for a screen reader; empty when there is nothing to say. */
export function describeChanges(changes: AssessmentView[]): string {
  const [only, ...others] = changes;
  if (!only) return "";
  return others.length === 0 ? changed(only) : `${changes.length} assessments changed.`;
}

/** What is said of rows that came and wait. */
export const describeFresh = (fresh: number): string =>
  fresh > 0 ? `${fresh} new ${fresh === 1 ? "assessment" : "assessments"}.` : "";
