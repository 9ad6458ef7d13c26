import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import type { AssessmentView } from "@/lib/assessments/schema";
import { findOtherPending } from "@/lib/claims/find-other-pending";
import type { Store } from "@/lib/db/store";
import { conflict, invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { pendingUnseen } from "@/lib/invitations/creating/unseen";
import { invitationView } from "@/lib/invitations/view/invitation-view";
import type { Role } from "@/lib/roles";

/** @param store in the correction's transaction. @throws ProblemError 409 and 422 like `correctCandidate`. */
export async function checkCorrection(
  store: Store,
  assessment: AssessmentView,
  email: string | undefined,
  reader: { role: Role },
): Promise<void> {
  if (assessment.identity === "probable") {
    throw conflict(
      "not_settled",
      "It isn’t certain yet whose assessment this is. Correct it once that is settled.",
      { assessment },
    );
  }
  if (email === undefined) return;
  if (assessment.identity === "learned" || (await isToldByService(store, assessment.id))) {
    throw invalid({
      "candidate.email": [fieldText("toldByService")],
    });
  }
  if (assessment.status === "pending" && !assessment.goneSince)
    await refuseDouble(store, assessment, email, reader);
}

async function isToldByService(store: Store, id: number): Promise<boolean> {
  const told = await store.db
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .where("identity_read_at", "is not", null)
    .executeTakeFirst();
  return told !== undefined;
}

async function refuseDouble(
  store: Store,
  { id, interview }: AssessmentView,
  email: string,
  reader: { role: Role },
): Promise<void> {
  if (!interview) return;
  const other = await findOtherPending(store, { email, interviewId: interview.id }, id);
  if (!other) return;
  if ("isUnseen" in other) throw pendingUnseen();
  if ("assessmentId" in other) {
    throw conflict(
      "pending_here",
      "This candidate already has another pending assessment for this interview, so this one can’t be theirs.",
      { assessment: await getRowOrThrow(store, other.assessmentId, reader) },
      { reason: "other_is_pending" },
    );
  }
  throw conflict(
    "pending_here",
    "This candidate was invited to this interview, and the assessment service hasn’t confirmed it yet. Wait until that is settled.",
    { invitation: invitationView(other.invitation) },
    { reason: "invited_unconfirmed" },
  );
}
