import type { linkObstacles, reminderObstacles } from "@/lib/assessments/names";
import type { AssessmentView } from "@/lib/assessments/schema";

export type LinkObstacle = (typeof linkObstacles)[number];
export type ReminderObstacle = (typeof reminderObstacles)[number];

/** Why a link can’t be handed out in bulk; undefined if it can. */
export function linkObstacle(row: AssessmentView | undefined): LinkObstacle | undefined {
  if (!row) return "unknown";
  if (row.goneSince) return "gone";
  if (row.status !== "pending" || row.untold === "completed") return "completed";
  if (row.isBlind) return "blind";
  if (row.identity === "probable") return "uncertain";
  return row.applicationUrl ? undefined : "no_link";
}

/** Why a candidate can’t be reminded: a reminder needs a link and an address. */
export function reminderObstacle(row: AssessmentView | undefined): ReminderObstacle | undefined {
  const obstacle = linkObstacle(row);
  if (obstacle) return obstacle;
  return row?.candidate?.email ? undefined : "unnamed";
}
