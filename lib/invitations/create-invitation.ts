import { getAssessment } from "@/lib/assessments/get-assessment";
import { listClaimable } from "@/lib/assessments/list-claimable";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Role } from "@/lib/db/types";
import { badRequest, conflict, invalid, ProblemError, type ProblemReason } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { answerWithinMs, awaitSettled, within } from "@/lib/invitations/await-settled";
import { type Double, findDouble } from "@/lib/invitations/find-double";
import { findRemarks } from "@/lib/invitations/find-remarks";
import type { InvitationDesk } from "@/lib/invitations/invitation-desk";
import { type InvitationRow, invitationView } from "@/lib/invitations/invitation-view";
import { isUncalled, lastRefusal } from "@/lib/invitations/last-refusal";
import { findSubmission, getInvitationOrThrow } from "@/lib/invitations/read-invitation";
import { recordInvitation, submittedColumns } from "@/lib/invitations/record-invitation";
import type { CreateAssessmentBody } from "@/lib/invitations/schema";
import type { InvitationView, Remark } from "@/lib/invitations/view-schema";

type Reader = { id: string; name: string; role: Role };

export type Created = ({ assessment: AssessmentView } | { invitation: InvitationView }) & {
  remarks?: Remark[];
};

/**
 * Invites a candidate: look for a double → write down → call the service → settle (interface document,
 * section 4, `POST /assessments`; architecture.md, invariant 2). The same `submissionId` again is the same
 * submission, and waits for it.
 * @returns the assessment; or the invitation, while nobody knows whether it landed.
 * @throws ProblemError 409 for a double (`pending_here`, `completed_here`), 422 with the service's texts
 *   by field, 502 when it was not sent or the service refused it.
 */
export async function createInvitation(
  desk: InvitationDesk,
  body: CreateAssessmentBody,
  user: Reader,
): Promise<Created> {
  const { store } = desk;
  const submissionId = body.submissionId ?? desk.newSubmissionId();
  const double = await findDouble(store, body);
  const allowed = !double || (double.kind === "completed" && body.confirm === "again");
  const invitation = allowed ? await recordInvitation(store, submissionId, body, user) : undefined;
  if (!invitation) return notRecorded(desk, submissionId, body, user);
  await within(answerWithinMs, desk.send(invitation));
  return outcome(desk, await getInvitationOrThrow(store, invitation.id), user);
}

async function repeated(
  desk: InvitationDesk,
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
  return outcome(desk, await awaitSettled(desk, before.id), user);
}

/** Nothing was written: the same submission, or another one for the same candidate, came first. */
async function notRecorded(
  desk: InvitationDesk,
  submissionId: string,
  body: CreateAssessmentBody,
  user: Reader,
): Promise<Created> {
  const same = await findSubmission(desk.store, submissionId);
  if (same) return repeated(desk, same, body, user);
  const double = await findDouble(desk.store, body);
  if (double) await refuse(desk, double, user);
  throw conflict(
    "busy",
    "Somebody else invited this candidate at the same moment. Look at the table, then try again.",
  );
}

/** Says of what is there already that it stands in the way. */
export async function refuse(desk: InvitationDesk, double: Double, user: Reader): Promise<never> {
  if (double.kind === "open") {
    const invitation = await awaitSettled(desk, double.invitation.id);
    if (invitation.assessment_id !== null) {
      return refuse(desk, { kind: "pending", assessmentId: invitation.assessment_id }, user);
    }
    throw conflict(
      "pending_here",
      "This candidate was already invited to this interview, and the assessment service hasn’t confirmed it yet.",
      { invitation: invitationView(invitation) },
      { reason: "pending_here_unconfirmed" },
    );
  }
  const detail = await getAssessment(desk.store, double.assessmentId, user);
  throw conflict(
    `${double.kind}_here`,
    double.kind === "pending"
      ? "This candidate already has a pending assessment for this interview. Here is the link."
      : "This candidate has completed this interview before. Do you want to assess them again?",
    { assessment: detail?.assessment },
  );
}

/**
 * What became of an invitation that was sent, for whoever asked for it.
 * @throws ProblemError as `createInvitation`.
 */
export async function outcome(
  desk: InvitationDesk,
  invitation: InvitationRow,
  user: Reader,
): Promise<Created> {
  switch (invitation.state) {
    case "created": {
      const detail =
        invitation.assessment_id === null
          ? undefined
          : await getAssessment(desk.store, invitation.assessment_id, user);
      if (!detail) throw new Error(`Invitation ${invitation.id} is created, but its assessment is missing.`);
      return { assessment: detail.assessment, ...(await remarks(desk, invitation)) };
    }
    case "submitting":
    case "unconfirmed":
    case "probable":
      return { invitation: invitationView(invitation), ...(await remarks(desk, invitation)) };
    case "did_not_land":
      if (lastRefusal(invitation)) throw await refusal(desk, invitation, user);
      if (isUncalled(invitation)) throw notSent();
      return { invitation: invitationView(invitation), ...(await remarks(desk, invitation)) };
    case "not_sent":
      throw notSent();
    case "rejected":
      throw await refusal(desk, invitation, user);
    default:
      return invitation.state satisfies never;
  }
}

const notSent = () =>
  new ProblemError({
    status: 502,
    code: "not_sent",
    message:
      "We couldn’t reach the assessment service, so nobody has been invited. What you entered is still here: try again in a moment.",
  });

async function remarks(desk: InvitationDesk, { email, interview_id }: InvitationRow) {
  const found = await findRemarks(desk.store, { email, interviewId: interview_id });
  return found.length > 0 ? { remarks: found } : {};
}

const refusals: Record<string, { why: string; reason: ProblemReason }> = {
  invalid_key: {
    why: "The assessment service doesn’t accept our key. Ask an administrator to look at the connection.",
    reason: "rejected_invalid_key",
  },
  not_authorised: {
    why: "The assessment service doesn’t let our key create assessments. Ask an administrator.",
    reason: "rejected_not_authorised",
  },
  rate_limited: {
    why: "The assessment service asked us to slow down. Wait a minute, then try again.",
    reason: "rejected_rate_limited",
  },
};

async function refusal(desk: InvitationDesk, invitation: InvitationRow, user: Reader): Promise<ProblemError> {
  const errors = lastRefusal(invitation);
  if (errors) {
    const refused = "The assessment service didn’t accept this.";
    const telling = { reason: "refused_by_service" } as const;
    if (Object.keys(errors).length === 0)
      return invalid({ "": [fieldText("refusedWithoutReason")] }, refused, telling);
    // A pending one that we know nothing of: it is among those of which nobody has said whose they are.
    const extra = errors["candidate.email"] ? await listClaimable(desk.store, user) : undefined;
    return new ProblemError({ ...invalid(errors, refused, telling).problem, extra });
  }
  const known = refusals[invitation.failure_code ?? ""];
  const why =
    known?.why ??
    "The assessment service refused this request. If it happens again, ask an administrator to look at the connection.";
  return new ProblemError({
    status: 502,
    code: "rejected",
    message: `${why} Nobody has been invited.`,
    reason: known?.reason,
  });
}
