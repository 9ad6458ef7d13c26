import type { AuditEntry } from "@/lib/audit/record-audit";
import type { Store } from "@/lib/db/store";

/**
 * What an entry of the audit log is about that tells of one assessment, or of several at once: then each of their
 * candidates finds it.
 * @param selectionId of the entries of one request the same.
 */
export const aboutAssessments = (
  { sourceId }: Pick<Store, "sourceId">,
  ids: number[],
  selectionId: string,
): Pick<AuditEntry, "subject" | "details"> => {
  const [first] = ids;
  return ids.length === 1
    ? { subject: { type: "assessment", id: String(first), sourceId } }
    : { subject: { type: "selection", id: selectionId, sourceId, assessmentIds: ids }, details: { ids } };
};
