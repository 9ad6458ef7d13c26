import { claimedByAnother } from "@/lib/assessments/check-claim";
import type { Claimer } from "@/lib/assessments/claim-assessment";
import { unclaimed } from "@/lib/assessments/directory";
import { recordEvent } from "@/lib/assessments/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { notFound } from "@/lib/errors";

/**
 * Takes a claim back, as long as the service has not told whose the assessment is: the row is unclaimed
 * again, and the timeline keeps both.
 * @param replaces the instant of the claim that is meant.
 * @throws ProblemError 404; 409 `claimed_here` when there is another claim now, or the service has spoken.
 */
export async function withdrawClaim(
  store: Store,
  id: number,
  replaces: string,
  actor: Claimer,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const row = await transaction
      .selectFrom("assessments")
      .select(["email", "interview_id"])
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
    const { numUpdatedRows } = await transaction
      .updateTable("assessments")
      .set({ ...unclaimed(id), claimed_by: null, claimed_by_name: null, claimed_at: null, version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .where("identity", "=", "claimed")
      .where("claimed_at", "=", replaces)
      .where("identity_read_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await claimedByAnother({ ...store, db: transaction }, id, actor);
    const details = { email: row.email, interviewId: row.interview_id };
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: "claim_withdrawn",
      at: instant(store.now()),
      actorName: actor.name,
      details,
      version,
    });
    await recordAudit(transaction, {
      actor,
      action: "claim_withdrawn",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      details,
      at: store.now(),
    });
  });
}
