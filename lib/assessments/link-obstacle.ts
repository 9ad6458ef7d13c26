import type { linkObstacles, reminderObstacles } from "@/lib/assessments/names";
import type { AssessmentView } from "@/lib/assessments/schema";

export type LinkObstacle = (typeof linkObstacles)[number];
export type ReminderObstacle = (typeof reminderObstacles)[number];

/** Why a link isn’t handed out together with others; undefined where nothing is against it. */
export function linkObstacle(row: AssessmentView | undefined): LinkObstacle | undefined {
  if (!row) return "unknown";
  if (row.goneSince) return "gone";
  if (row.status !== "pending" || row.untold === "completed") return "completed";
  if (row.identity === "probable") return "uncertain";
  return row.applicationUrl ? undefined : "no_link";
}

/** Why a candidate can’t be reminded: a reminder needs a link, and somebody to write to. */
export function reminderObstacle(row: AssessmentView | undefined): ReminderObstacle | undefined {
  const obstacle = linkObstacle(row);
  if (obstacle) return obstacle;
  return row?.candidate?.email ? undefined : "unnamed";
}
