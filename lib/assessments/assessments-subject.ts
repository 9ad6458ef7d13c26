import type { AuditEntry } from "@/lib/audit/record-audit";
import type { Store } from "@/lib/db/store";

/** The subject of an audit entry that each of these candidates finds. `selectionId` is one per request. */
export const assessmentsSubject = (
  { sourceId }: Pick<Store, "sourceId">,
  ids: number[],
  selectionId: string,
): Pick<AuditEntry, "subject" | "details"> => {
  const [first] = ids;
  return ids.length === 1
    ? { subject: { type: "assessment", id: String(first), sourceId } }
    : { subject: { type: "selection", id: selectionId, sourceId, assessmentIds: ids }, details: { ids } };
};
