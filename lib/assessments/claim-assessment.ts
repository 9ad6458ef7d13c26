import type { Transaction } from "kysely";
import { checkClaim, claimedByAnother } from "@/lib/assessments/check-claim";
import type { ClaimBody } from "@/lib/assessments/claim-schema";
import { claimed } from "@/lib/assessments/directory";
import { getAssessment } from "@/lib/assessments/get-assessment";
import { recordEvent } from "@/lib/assessments/record-event";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { laterThan } from "@/lib/db/later-than";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Role, Tables } from "@/lib/db/types";
import { invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";

export type Claimer = { id: string; name: string; role: Role };

/**
 * A recruiter says who a pending assessment that was made elsewhere is. Of two at once one wins. Until the
 * service has told whose it is, a claim that is named by `replaces` may be corrected.
 * @returns the row as it is now.
 * @throws ProblemError 404; 422 for an interview that the source doesn't have; 409 with the row when it has
 *   a name already (`claimed_here`), is completed (`completed`) or gone (`gone`), when the candidate has
 *   another assessment or invitation for the interview that the service would not have allowed
 *   (`pending_here`), and when an unconfirmed invitation fits (`fits_invitation`).
 */
export async function claimAssessment(
  store: Store,
  id: number,
  body: ClaimBody,
  claimer: Claimer,
): Promise<AssessmentView> {
  const { candidate, interviewId, replaces } = body;
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    await refuseUnknownInterview(transaction, store.sourceId, interviewId);
    await checkClaim(inside, id, body, claimer);

    const at = laterThan(replaces, store.now());
    const person = {
      email: candidate.email,
      first_name: candidate.firstName ?? null,
      last_name: candidate.lastName ?? null,
      phone_number: candidate.phoneNumber ?? null,
      external_id: candidate.externalId ?? null,
      resume_url: candidate.resumeUrl ?? null,
    };
    const free = transaction
      .updateTable("assessments")
      .set({
        ...claimed(id, interviewId, person),
        claimed_by: claimer.id,
        claimed_by_name: claimer.name,
        claimed_at: at,
        version,
      })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .where("gone_at", "is", null)
      .where("identity_read_at", "is", null);
    const { numUpdatedRows } = await (replaces === undefined
      ? free.where("identity", "=", "unclaimed").where("status", "=", "pending")
      : free.where("identity", "=", "claimed").where("claimed_at", "=", replaces)
    ).executeTakeFirst();
    if (numUpdatedRows === 0n) throw await claimedByAnother(inside, id, claimer);

    const details = { email: person.email, interviewId };
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: "claimed",
      at,
      actorName: claimer.name,
      details,
      version,
    });
    await recordAudit(transaction, {
      actor: claimer,
      action: "assessment_claimed",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      details,
      at: store.now(),
    });
    const detail = await getAssessment(inside, id, claimer);
    if (!detail) throw new Error(`Assessment ${id} vanished while it was claimed.`);
    return detail.assessment;
  });
}

async function refuseUnknownInterview(
  transaction: Transaction<Tables>,
  sourceId: string,
  interviewId: number,
): Promise<void> {
  const interview = await transaction
    .selectFrom("interviews")
    .select("id")
    .where("source_id", "=", sourceId)
    .where("id", "=", interviewId)
    .executeTakeFirst();
  if (!interview) throw invalid({ interviewId: [fieldText("chooseInterview")] });
}
