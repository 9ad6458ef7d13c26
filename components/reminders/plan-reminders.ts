import { type ReminderObstacle, reminderObstacle } from "@/lib/assessments/link-obstacle";
import type { AssessmentView } from "@/lib/assessments/schema";

/** A row that can’t be reminded about, and why. */
export type Refused = { row: AssessmentView; reason: ReminderObstacle };

export type ReminderPlan = { rows: AssessmentView[]; refused: Refused[] };

/** The chosen rows that can be reminded, longest pending first. */
export function planReminders(chosen: readonly AssessmentView[]): ReminderPlan {
  const plan: ReminderPlan = { rows: [], refused: [] };
  for (const row of chosen) {
    const reason = reminderObstacle(row);
    if (reason) plan.refused.push({ row, reason });
    else plan.rows.push(row);
  }
  const since = ({ lastContact, createdAt }: AssessmentView) => lastContact?.at ?? createdAt;
  plan.rows.sort((one, other) =>
    since(one) < since(other) ? -1 : since(one) > since(other) ? 1 : one.id - other.id,
  );
  return plan;
}

/** Whether reminding is offered on a row at all. */
export const canRemind = (row: AssessmentView): boolean => reminderObstacle(row) === undefined;
