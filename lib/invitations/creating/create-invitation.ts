import { getRow } from "@/lib/assessments/list/get-row";
import { listClaimable } from "@/lib/assessments/list/list-claimable";
import type { AssessmentView } from "@/lib/assessments/schema";
import { namedStore, unlimitedStore, wholeStore } from "@/lib/db/visibility/limit-store";
import { badRequest, conflict, invalid, ProblemError, type ProblemReason } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { type Double, findDouble } from "@/lib/invitations/creating/find-double";
import { findRemarks } from "@/lib/invitations/creating/find-remarks";
import { recordInvitation, submittedColumns } from "@/lib/invitations/creating/record-invitation";
import { pendingBlind, pendingUnseen, refuseUnseenInterview } from "@/lib/invitations/creating/unseen";
import type { CreateAssessmentBody } from "@/lib/invitations/schema";
import { answerWithinMs, awaitSettled, within } from "@/lib/invitations/sending/await-settled";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { type InvitationRow, invitationView } from "@/lib/invitations/view/invitation-view";
import { isUncalled, lastRefusal } from "@/lib/invitations/view/last-refusal";
import { findInvitation, findSubmission, getInvitationOrThrow } from "@/lib/invitations/view/read-invitation";
import type { InvitationView, Remark } from "@/lib/invitations/view-schema";
import type { Role } from "@/lib/roles";

type Reader = { id: string; name: string; role: Role };

export type Created = ({ assessment: AssessmentView } | { invitation: InvitationView }) & {
  remarks?: Remark[];
};

/**
 * Looks for a double, writes down, calls the service and settles (assessment-service.md, section 4,
 * `POST /assessments`; architecture.md, invariant 2). The same `submissionId` is the same submission.
 * @returns the assessment; or the invitation, while it may or may not have landed.
 * @throws ProblemError 409 for a double (`pending_here`, `pending_blind`, `completed_here`); 422 with the service's texts
 * by field; 502 when it was not sent or was refused.
 */
export async function createInvitation(
  queue: InvitationQueue,
  body: CreateAssessmentBody,
  user: Reader,
): Promise<Created> {
  const { store } = queue;
  refuseUnseenInterview(store, body.interviewId);
  const submissionId = body.submissionId ?? queue.newSubmissionId();
  const double = await findDouble(namedStore(store), body);
  const allowed = !double || (double.kind === "completed" && body.confirm === "again");
  const invitation = allowed
    ? await recordInvitation(wholeStore(store), submissionId, body, user)
    : undefined;
  if (!invitation) return notRecorded(queue, submissionId, body, user);
  await within(answerWithinMs, queue.send(invitation));
  return outcome(queue, await getInvitationOrThrow(wholeStore(store), invitation.id), user);
}

async function repeated(
  queue: InvitationQueue,
  before: InvitationRow,
  body: CreateAssessmentBody,
  user: Reader,
): Promise<Created> {
  const differs = Object.entries(submittedColumns(body)).some(
    ([column, value]) => before[column as keyof InvitationRow] !== value,
  );
  if (differs)
    throw badRequest(
      "This submission was already used for another invitation. Reload the page and try again.",
      { reason: "submission_reused" },
    );
  return outcome(queue, await awaitSettled(queue, before.id), user);
}

/** Nothing was written: this same submission came before, or another one for this candidate. */
async function notRecorded(
  queue: InvitationQueue,
  submissionId: string,
  body: CreateAssessmentBody,
  user: Reader,
): Promise<Created> {
  const same = await findSubmission(namedStore(queue.store), submissionId);
  if (same) return repeated(queue, same, body, user);
  const double = await findDouble(namedStore(queue.store), body);
  if (double) await refuse(queue, double, user);
  if (await findDouble(wholeStore(queue.store), body)) throw pendingUnseen();
  throw conflict(
    "busy",
    "Someone else invited this candidate at the same moment. Check the table, then try again.",
  );
}

export async function refuse(queue: InvitationQueue, double: Double, user: Reader): Promise<never> {
  if (double.kind === "open") {
    const invitation = await awaitSettled(queue, double.invitation.id);
    if (invitation.assessment_id !== null) {
      return refuse(queue, { kind: "pending", assessmentId: invitation.assessment_id }, user);
    }
    throw conflict(
      "pending_here",
      "This candidate was already invited to this interview, and the assessment service hasn’t confirmed it yet.",
      (await findInvitation(queue.store, invitation.id)) && { invitation: invitationView(invitation) },
      { reason: "pending_here_unconfirmed" },
    );
  }
  const assessment = await getRow(queue.store, double.assessmentId, user);
  // A blind reviewer learns that there is one, but not which.
  if (assessment?.isBlind && double.kind === "pending") throw pendingBlind();
  const shown = assessment?.isBlind ? undefined : assessment;
  throw conflict(
    `${double.kind}_here`,
    double.kind === "pending"
      ? "This candidate already has a pending assessment for this interview. Here is the link."
      : "This candidate has completed this interview before. Do you want to assess them again?",
    { assessment: shown },
  );
}

/** What became of an invitation that this member sent, and so may see now. @throws ProblemError like `createInvitation`. */
export async function outcome(
  queue: InvitationQueue,
  invitation: InvitationRow,
  user: Reader,
): Promise<Created> {
  switch (invitation.state) {
    case "created": {
      const { id, assessment_id } = invitation;
      const assessment = assessment_id === null ? undefined : await getCreated(queue, assessment_id, user);
      if (!assessment) throw new Error(`Invitation ${id} is created, but its assessment is missing.`);
      return { assessment, ...(await remarks(queue, invitation)) };
    }
    case "submitting":
    case "unconfirmed":
      return { invitation: invitationView(invitation), ...(await remarks(queue, invitation)) };
    case "probable":
      return { invitation: probableView(queue, invitation), ...(await remarks(queue, invitation)) };
    case "did_not_land":
      if (lastRefusal(invitation)) throw await refusal(queue, invitation, user);
      if (isUncalled(invitation)) throw notSent();
      return { invitation: invitationView(invitation), ...(await remarks(queue, invitation)) };
    case "not_sent":
      throw notSent();
    case "rejected":
      throw await refusal(queue, invitation, user);
    default:
      return invitation.state satisfies never;
  }
}

/** With its link: the recruiter has to hand it over, even if they review it blind. */
async function getCreated(
  { store }: InvitationQueue,
  id: number,
  user: Reader,
): Promise<AssessmentView | undefined> {
  const created = await getRow(unlimitedStore(store), id, user);
  if (!created?.isBlind) return created;
  return { ...created, applicationUrl: (await getRow(wholeStore(store), id, user))?.applicationUrl };
}

const notSent = () =>
  new ProblemError({
    status: 502,
    code: "not_sent",
    message:
      "We couldn’t reach the assessment service, so the candidate wasn’t invited. What you entered is still here: try again in a moment.",
  });

/** Without its assessment where that is blind, since the recruiter knows whom they invited. */
const probableView = ({ store }: InvitationQueue, invitation: InvitationRow): InvitationView =>
  invitationView(store.limit?.blind ? { ...invitation, assessment_id: null } : invitation);

async function remarks(queue: InvitationQueue, { email, interview_id }: InvitationRow) {
  const found = await findRemarks(queue.store, { email, interviewId: interview_id });
  return found.length > 0 ? { remarks: found } : {};
}

const refusals: Record<string, { message: string; reason: ProblemReason }> = {
  invalid_key: {
    message:
      "The assessment service doesn’t accept our key, so the candidate wasn’t invited. Ask an administrator to check the connection.",
    reason: "rejected_invalid_key",
  },
  not_authorised: {
    message:
      "The assessment service doesn’t let our key create assessments, so the candidate wasn’t invited. Ask an administrator.",
    reason: "rejected_not_authorised",
  },
  rate_limited: {
    message:
      "The assessment service asked us to slow down, so the candidate wasn’t invited. Wait a minute, then try again.",
    reason: "rejected_rate_limited",
  },
};

async function refusal(
  queue: InvitationQueue,
  invitation: InvitationRow,
  user: Reader,
): Promise<ProblemError> {
  const errors = lastRefusal(invitation);
  if (errors) {
    const refused = "The assessment service didn’t accept this.";
    const telling = { reason: "refused_by_service" } as const;
    if (Object.keys(errors).length === 0)
      return invalid({ "": [fieldText("refusedWithoutReason")] }, refused, telling);
    // The pending assessment that the service speaks of, and we don't know, is one of the unclaimed ones.
    const extra = errors["candidate.email"] ? await listClaimable(queue.store, user) : undefined;
    return new ProblemError({ ...invalid(errors, refused, telling).problem, extra });
  }
  const known = refusals[invitation.failure_code ?? ""];
  const message =
    known?.message ??
    "The assessment service refused this request, so the candidate wasn’t invited. If it happens again, ask an administrator to check the connection.";
  return new ProblemError({
    status: 502,
    code: "rejected",
    message,
    reason: known?.reason,
  });
}
