import { candidateView } from "@/lib/candidates/columns";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { lastRefusal } from "@/lib/invitations/view/last-refusal";
import type { InvitationView } from "@/lib/invitations/view-schema";

export type InvitationRow = InvitationsTable & { interview_name: string | null };

const sentences: Record<string, string> = {
  not_sent:
    "This invitation never reached the assessment service, so the candidate hasn’t been invited. You can safely send it again.",
  unconfirmed:
    "The assessment service didn’t confirm this invitation, so the candidate may or may not have been invited. Shortlist looks for it in the service’s list; don’t invite them again until it is settled.",
  probable:
    "One new assessment matches this invitation, so it is probably theirs. Shortlist knows for certain once the candidate has completed it.",
  did_not_land:
    "It isn’t in the assessment service’s lists, so the candidate hasn’t been invited. You can send it again.",
  submitting: "This invitation is on its way to the assessment service.",
};

const reasons: Record<string, string> = {
  broke_off: "The connection to the service broke off.",
  unreachable: "The service could not be reached.",
  timed_out: "The service didn’t answer in time.",
  service_failure: "The service reported an internal error.",
  unavailable: "The service was not available.",
  unreadable: "The service’s response could not be read.",
  redirect_refused: "The service redirected us, which we don’t follow.",
  not_theirs: "The service answered with an assessment that existed before or belongs to someone else.",
  interrupted: "Shortlist was stopped while it waited for the answer.",
  never_left: "The service could not be reached when it was sent again.",
  never_called: "Shortlist was stopped before it was sent.",
  pending_there: "The service says that this candidate already has a pending assessment for this interview.",
  restored: "Shortlist was restored from a backup, and may have sent it after that was made.",
  invalid_key: "The service doesn’t accept our key.",
  not_authorised: "The service doesn’t let our key create assessments.",
  rate_limited: "The service asked us to slow down.",
  invalid_parameters: "The service refused it when it was sent again.",
};

/** The client's `unreachable` is either: no connection, or one that broke after the call had left. */
const reasonOf = (state: InvitationRow["state"], code: string): string =>
  state === "unconfirmed" && code === "unreachable" ? "broke_off" : code;

const sentenceOf = (row: InvitationRow): string | undefined =>
  row.state === "did_not_land" && row.settled_by_name
    ? `${row.settled_by_name} marked this invitation as not delivered. You can send it again.`
    : sentences[row.state];

/** Only a repeated call that *did not land* keeps these; for others, looking has settled the matter. */
const repeatedInVain = new Set([
  "pending_there",
  "never_left",
  "never_called",
  "invalid_key",
  "not_authorised",
  "rate_limited",
  "invalid_parameters",
]);

/** The reason is shown until a match or a verdict replaces it. */
const isReasonTold = (row: InvitationRow, code: string) =>
  row.state === "did_not_land" ? repeatedInVain.has(code) || row.sends > 1 : row.state !== "probable";

const fieldNames: Record<string, string> = {
  interviewId: "Interview",
  "candidate.email": "E-mail",
  "candidate.firstName": "First name",
  "candidate.lastName": "Last name",
  "candidate.phoneNumber": "Phone number",
  "candidate.resumeUrl": "Résumé",
  "candidate.externalId": "External ID",
};

const refusedOf = (row: InvitationRow): Record<string, string[]> | undefined =>
  row.state === "did_not_land" ? (lastRefusal(row) ?? undefined) : undefined;

const refusedTexts = (refused: Record<string, string[]> = {}): string[] =>
  Object.entries(refused).flatMap(([field, texts]) =>
    texts.map((text) => (fieldNames[field] ? `${fieldNames[field]}: ${text}` : text)),
  );

export function invitationView(row: InvitationRow): InvitationView {
  const code = row.failure_code;
  const reason = code && isReasonTold(row, code) ? reasonOf(row.state, code) : undefined;
  const refused = refusedOf(row);
  return {
    id: row.id,
    submissionId: row.submission_id,
    state: row.state,
    interview: { id: row.interview_id, name: row.interview_name ?? `Interview ${row.interview_id}` },
    candidate: candidateView(row),
    suppressCandidateEmail: row.suppress_candidate_email === 1,
    invitedBy: row.invited_by_name,
    submittedAt: row.submitted_at,
    assessmentId: row.state === "probable" ? (row.assessment_id ?? undefined) : undefined,
    settledBy: row.settled_by_name ?? undefined,
    reason,
    refused,
    message:
      [reason && reasons[reason], ...refusedTexts(refused), sentenceOf(row)].filter(Boolean).join(" ") ||
      undefined,
  };
}
