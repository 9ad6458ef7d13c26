import type { DecisionBody } from "@/lib/assessments/act-schemas";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import type { Role } from "@/lib/roles";

export type Decider = { id: string; name: string; role: Role };

/**
 * Records the team's decision; of two at once, the second is told of the first.
 * @throws ProblemError 404; 409 `decided_here` with the row when it no longer is as `from` says.
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
