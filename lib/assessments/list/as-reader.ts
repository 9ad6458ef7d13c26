import { ownAssignee } from "@/lib/assessments/names";

/** Resolves `me` in a view to the reader. */
export const asReader = <View extends { assignee?: string | undefined }>(
  view: View,
  reader: { id: string },
): View => (view.assignee === ownAssignee ? { ...view, assignee: reader.id } : view);
