import { fitsView } from "@/lib/assessments/fits-view";
import { decisions, noAssignee } from "@/lib/assessments/names";
import type { AssessmentView, DecisionValue, ViewQuery } from "@/lib/assessments/schema";

/** What a recruiter does to rows, and what may take them out of a list. */
export type RowChange =
  | { kind: "archive"; archived: boolean }
  | { kind: "decide"; decision: DecisionValue }
  | { kind: "assign"; assignee: Assignee | null };

export type Assignee = { id: string; name?: string };

/** A row as it is now, and what was done to it. */
export type ActedOn = { row: AssessmentView; change: RowChange };

const decisionOf = ({ decision }: AssessmentView): DecisionValue => decision?.value ?? "undecided";

/** Whether a row is as the change leaves it. */
export function isSo(row: AssessmentView, change: RowChange): boolean {
  switch (change.kind) {
    case "archive":
      return (row.archivedAt !== undefined) === change.archived;
    case "decide":
      return decisionOf(row) === change.decision;
    case "assign":
      return row.assignee?.id === change.assignee?.id;
    default:
      return change satisfies never;
  }
}

/** The row with the change, before the server has answered with it. */
export function withChange(row: AssessmentView, change: RowChange): AssessmentView {
  if (isSo(row, change)) return row;
  switch (change.kind) {
    case "archive":
      return { ...row, archivedAt: change.archived ? row.createdAt : undefined };
    case "decide":
      return { ...row, decision: { value: change.decision, by: "", at: row.createdAt } };
    case "assign":
      return { ...row, assignee: change.assignee ?? undefined };
    default:
      return change satisfies never;
  }
}

// No member has an empty id.
const anotherColleague = { id: "", name: "" };

function everyOf(view: ViewQuery, row: AssessmentView, { kind }: RowChange): RowChange[] {
  switch (kind) {
    case "archive":
      return [true, false].map((archived) => ({ kind, archived }));
    case "decide":
      return decisions.map((decision) => ({ kind, decision }));
    case "assign": {
      const { assignee: asked } = view;
      const some = [
        null,
        anotherColleague,
        row.assignee,
        asked === undefined || asked === noAssignee ? undefined : { id: asked, name: "" },
      ];
      return some.flatMap((assignee) => (assignee === undefined ? [] : [{ kind, assignee }]));
    }
    default:
      return kind satisfies never;
  }
}

/** Whether a row would be in the view after some change of this kind. */
export const couldFit = (view: ViewQuery, row: AssessmentView, change: RowChange): boolean =>
  everyOf(view, row, change).some((other) => fitsView(view, withChange(row, other)));

/** Whether it would be there after every change of this kind. */
export const staysAnyway = (view: ViewQuery, row: AssessmentView, change: RowChange): boolean =>
  everyOf(view, row, change).every((other) => fitsView(view, withChange(row, other)));
