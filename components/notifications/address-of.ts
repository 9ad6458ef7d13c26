import { ownAssignee } from "@/lib/assessments/names";
import type { Notification } from "@/lib/notifications/schema";

/** The page a notification opens: the note, the assessment, or *Mine* if it is about several. */
export function addressOf({ id, kind, assessmentId, count }: Notification): string {
  if (count > 1) return `/assessments?assignee=${ownAssignee}`;
  return kind === "mentioned" ? `/assessments/${assessmentId}#note-${id}` : `/assessments/${assessmentId}`;
}
