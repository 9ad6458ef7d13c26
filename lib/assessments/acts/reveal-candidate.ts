import { refuseErased } from "@/lib/assessments/erased";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Role } from "@/lib/roles";

/**
 * Reveals to a blind reviewer whose assessment it is, for good, and to no one else. The timeline says so, and the audit
 * log also why.
 * @returns the assessment with its candidate. @throws ProblemError 404; 409 `erased`
 */
export const revealCandidate = (
  store: Store,
  id: number,
  reason: string,
  by: { id: string; name: string; role: Role },
): Promise<AssessmentView> =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    await refuseErased(transaction, store, [id]);
    const before = await getRowOrThrow(inside, id, by);
    if (!before.isBlind) return before;
    const at = store.now();
    await transaction
      .insertInto("blind_reveals")
      .values({
        source_id: store.sourceId,
        assessment_id: id,
        member_id: by.id,
        revealed_at: instant(at),
      })
      .execute();
    await transaction
      .updateTable("assessments")
      .set({ version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .execute();
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: "revealed",
      at: instant(at),
      actorName: by.name,
      version,
    });
    await recordAudit(transaction, {
      actor: by,
      action: "candidate_revealed",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      details: { reason },
      at,
    });
    return getRowOrThrow(inside, id, by);
  });
