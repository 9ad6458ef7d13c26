import { fitsView } from "@/lib/assessments/fits-view";
import { decisions } from "@/lib/assessments/names";
import type { AssessmentView, DecisionValue, ViewQuery } from "@/lib/assessments/schema";

/** What a recruiter does to rows, and what may take them out of a list. */
export type RowChange = { kind: "archive"; archived: boolean } | { kind: "decide"; decision: DecisionValue };

/** A row as it is now, and what was done to it. */
export type ActedOn = { row: AssessmentView; change: RowChange };

const decisionOf = ({ decision }: AssessmentView): DecisionValue => decision?.value ?? "undecided";

/** Whether a row is as the change leaves it. */
export const isSo = (row: AssessmentView, change: RowChange): boolean =>
  change.kind === "archive"
    ? (row.archivedAt !== undefined) === change.archived
    : decisionOf(row) === change.decision;

/** The row with the change, before the server has answered with it. */
export function withChange(row: AssessmentView, change: RowChange): AssessmentView {
  if (isSo(row, change)) return row;
  return change.kind === "archive"
    ? { ...row, archivedAt: change.archived ? row.createdAt : undefined }
    : { ...row, decision: { value: change.decision, by: "", at: row.createdAt } };
}

const everyOf = ({ kind }: RowChange): RowChange[] =>
  kind === "archive"
    ? [true, false].map((archived) => ({ kind, archived }))
    : decisions.map((decision) => ({ kind, decision }));

/** Whether a row would be in the view after some change of this kind. */
export const couldFit = (view: ViewQuery, row: AssessmentView, change: RowChange): boolean =>
  everyOf(change).some((other) => fitsView(view, withChange(row, other)));

/** Whether it would be there after every change of this kind. */
export const staysAnyway = (view: ViewQuery, row: AssessmentView, change: RowChange): boolean =>
  everyOf(change).every((other) => fitsView(view, withChange(row, other)));
