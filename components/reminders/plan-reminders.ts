import { messageKind } from "@/components/handover/message-kind";
import type { KindOf } from "@/components/reminders/kind-of";
import { type ReminderObstacle, reminderObstacle } from "@/lib/assessments/link-obstacle";
import type { AssessmentView } from "@/lib/assessments/schema";

/** A colleague’s contact that the person who reminds hasn’t seen. */
export type Theirs = { row: AssessmentView; reason: "contacted_here"; at: string; by: string };

/** A row that wasn’t reminded about, and why. */
export type Refused = { row: AssessmentView; reason: ReminderObstacle } | Theirs;

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

/** How many of these get the invitation’s message: as a rule those who have never been given their link. */
export const countFirst = (rows: readonly AssessmentView[], kindOf: KindOf = messageKind): number =>
  rows.filter((row) => kindOf(row) === "invitation").length;

/** The row as its reader sees it once they know of that contact. */
export const rowWithTheirs = ({ row, at, by }: Theirs): AssessmentView => ({
  ...row,
  lastContact: { at, by, how: "member" },
});

/** Whether reminding is offered on a row at all. */
export const canRemind = (row: AssessmentView): boolean => reminderObstacle(row) === undefined;
