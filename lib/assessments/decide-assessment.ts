import { getRowOrThrow } from "@/lib/assessments/get-row";
import type { DecisionBody } from "@/lib/assessments/own-schema";
import { recordEvent } from "@/lib/assessments/record-event";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { laterThan } from "@/lib/db/later-than";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { conflict } from "@/lib/errors";

export type Decider = { id: string; name: string; role: Role };

/**
 * Says what the team makes of an assessment. Of two who decide at once, the second is told of the first.
 * @param body `from`: the decision that the person saw.
 * @returns the row as it is now.
 * @throws ProblemError 404; 409 `decided_here` with the row when it is decided otherwise meanwhile.
 */
export async function decideAssessment(
  store: Store,
  id: number,
  { decision, from }: DecisionBody,
  decider: Decider,
): Promise<AssessmentView> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const before = await getRowOrThrow(inside, id, decider);
    const present = before.decision?.value ?? "undecided";
    if (present === decision) return before;
    if (present !== from) {
      const by = before.decision?.by ?? "Somebody";
      throw conflict(
        "decided_here",
        `${by} has decided otherwise meanwhile. Have another look.`,
        { assessment: before },
        { params: { by } },
      );
    }
    const at = laterThan(before.decision?.at, store.now());
    await transaction
      .updateTable("assessments")
      .set({
        decision: decision === "undecided" ? null : decision,
        decided_by: decider.id,
        decided_by_name: decider.name,
        decided_at: at,
        version,
      })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .execute();
    const details = { decision, decisionBefore: present };
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: "decided",
      at,
      actorName: decider.name,
      details,
      version,
    });
    await recordAudit(transaction, {
      actor: decider,
      action: "decision_made",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      details,
      at: store.now(),
    });
    return getRowOrThrow(inside, id, decider);
  });
}
