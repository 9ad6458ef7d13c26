import { isCompleted } from "@/lib/assessments/identification";
import { getRow } from "@/lib/assessments/list/get-row";
import { refuseBlind } from "@/lib/assessments/refuse-blind";
import type { ClaimBody } from "@/lib/claims/claim-schema";
import { findOtherPending } from "@/lib/claims/find-other-pending";
import { fittingInvitations } from "@/lib/claims/fitting-invitations";
import type { Store } from "@/lib/db/store";
import { conflict, notFound, type ProblemError } from "@/lib/errors";
import { pendingUnseen } from "@/lib/invitations/creating/unseen";
import { invitationView } from "@/lib/invitations/view/invitation-view";
import type { Role } from "@/lib/roles";

type Reader = { id: string; role: Role };

/** @param store in the claim's transaction. @throws ProblemError 404 and 409 like `claimAssessment`. */
export async function checkClaim(store: Store, id: number, claim: ClaimBody, reader: Reader): Promise<void> {
  const row = await store.db
    .selectFrom("assessments")
    .select(["status", "oddities", "identity", "gone_at", "claimed_by"])
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
  const assessment = (of = id) => getRow(store, of, reader);
  const shown = await assessment();
  // Whose it is, is for another to change, unless it is their own word.
  if (shown && row.claimed_by !== reader.id) refuseBlind(shown);
  if (row.gone_at !== null) {
    throw conflict("gone", "The assessment service no longer has this assessment.", {
      assessment: await assessment(),
    });
  }
  if (isCompleted(row) && row.identity === "unclaimed") {
    throw conflict(
      "completed",
      "This assessment has just been completed. Shortlist is asking the service whose it is.",
      { assessment: await assessment() },
    );
  }

  const candidate = { email: claim.candidate.email, interviewId: claim.interviewId };
  const other = await findOtherPending(store, candidate, id);
  if (!other) return;
  if ("isUnseen" in other) throw pendingUnseen();
  if ("assessmentId" in other) {
    throw conflict(
      "pending_here",
      "This candidate already has another pending assessment for this interview, so this one can’t be theirs.",
      { assessment: await assessment(other.assessmentId) },
      { reason: "other_is_pending" },
    );
  }
  const { invitation } = other;
  const fitting = row.identity === "unclaimed" ? await fittingInvitations(store, id) : [];
  throw fitting.some(({ id }) => id === invitation.id)
    ? conflict(
        "fits_invitation",
        "This looks like an invitation of this candidate that the service never confirmed. Confirm it to settle it.",
        { invitation: invitationView(invitation) },
      )
    : conflict(
        "pending_here",
        "This candidate was invited to this interview, and the assessment service hasn’t confirmed it yet. Wait until that is settled.",
        { invitation: invitationView(invitation) },
        { reason: "invited_unconfirmed" },
      );
}

export async function claimedByAnother(store: Store, id: number, reader: Reader): Promise<ProblemError> {
  const assessment = await getRow(store, id, reader);
  const by = assessment?.claim?.by;
  const email = assessment?.candidate?.email;
  if (by && email) {
    return conflict(
      "claimed_here",
      `${by} has just assigned this to ${email}.`,
      { assessment },
      { reason: "claimed_here_by", params: { by, email } },
    );
  }
  return email
    ? conflict(
        "claimed_here",
        `This has just turned out to be ${email}.`,
        { assessment },
        { reason: "claimed_here_learned", params: { email } },
      )
    : conflict("claimed_here", "Someone changed this at the same moment. Check the latest version.", {
        assessment,
      });
}
