import { unclaimed } from "@/lib/assessments/directory";
import { getRow } from "@/lib/assessments/list/get-row";
import { resettlePerson } from "@/lib/assessments/person/settle-person";
import { refuseBlind } from "@/lib/assessments/refuse-blind";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { claimedByAnother } from "@/lib/claims/check-claim";
import type { Claimer } from "@/lib/claims/claim-assessment";
import { emailOf } from "@/lib/claims/email-of";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { notFound } from "@/lib/errors";

/** @throws ProblemError 404; 409 `claimed_here` if it was replaced, or the service has said who it is; 409 `blind`. */
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
      .select(["interview_id", "claimed_by"])
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
    const inside: Store = { ...store, db: transaction };
    const shown = await getRow(inside, id, actor);
    if (shown && row.claimed_by !== actor.id) refuseBlind(shown);
    const email = await emailOf(transaction, store, id);
    const { numUpdatedRows } = await transaction
      .updateTable("assessments")
      .set({ ...unclaimed(id), claimed_by: null, claimed_by_name: null, claimed_at: null, version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .where("identity", "=", "claimed")
      .where("claimed_at", "=", replaces)
      .where("identity_read_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await claimedByAnother(inside, id, actor);
    if (email !== null) await resettlePerson(transaction, store, email, version);
    const details = { email, interviewId: row.interview_id };
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
