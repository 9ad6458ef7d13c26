import { ownAssignee } from "@/lib/assessments/names";
import type { Notification } from "@/lib/notifications/schema";

/** Where a notification leads: to the note, the assessment, or to one’s own where it is about several. */
export function addressOf({ id, kind, assessmentId, count }: Notification): string {
  if (count > 1) return `/assessments?assignee=${ownAssignee}`;
  return kind === "mentioned" ? `/assessments/${assessmentId}#note-${id}` : `/assessments/${assessmentId}`;
}
