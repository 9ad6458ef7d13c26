import type { Transaction } from "kysely";
import { claimed } from "@/lib/assessments/directory";
import { refuseErased } from "@/lib/assessments/erased";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { resettlePerson, settlePerson } from "@/lib/assessments/person/settle-person";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { candidateColumns } from "@/lib/candidates/columns";
import { checkClaim, claimedByAnother } from "@/lib/claims/check-claim";
import type { ClaimBody } from "@/lib/claims/claim-schema";
import { emailOf } from "@/lib/claims/email-of";
import { nextVersion } from "@/lib/db/next-version";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import type { Role } from "@/lib/roles";

export type Claimer = { id: string; name: string; role: Role };

/**
 * Of two claims at once, one wins. The claim that `replaces` names may be corrected until the service has said who it
 * is. @throws ProblemError 404; 422 for an unknown interview; 409 with the row: `claimed_here`, `completed`, `gone`,
 * `pending_here` (something that the service would not have allowed beside it), `fits_invitation` (an unconfirmed one).
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
    await refuseErased(transaction, store, [id]);
    const inside: Store = { ...store, db: transaction };
    await refuseUnknownInterview(transaction, store.sourceId, interviewId);
    await checkClaim(inside, id, body, claimer);
    const before = await emailOf(transaction, store, id);

    const at = laterThan(replaces, store.now());
    const free = transaction
      .updateTable("assessments")
      .set({
        ...claimed(id, interviewId, candidateColumns(candidate)),
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
    if (before !== null) await resettlePerson(transaction, store, before, version);
    await settlePerson(transaction, store, candidate.email, version);

    const details = { email: candidate.email, interviewId };
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
    return getRowOrThrow(inside, id, claimer);
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
