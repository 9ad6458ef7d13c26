import type { InvitationsTable } from "@/lib/db/types";
import { httpUrl } from "@/lib/http/http-url";
import type { InvitationView } from "@/lib/invitations/schema";

export type InvitationRow = InvitationsTable & { interview_name: string | null };

const sentences: Record<string, string> = {
  not_sent:
    "This invitation never reached the assessment service, so nobody has been invited. You can send it again safely.",
  unconfirmed:
    "The assessment service didn’t confirm this invitation. The candidate may or may not have been invited, so Shortlist doesn’t send it again by itself, and neither should you until it is settled.",
  submitting: "This invitation is on its way to the assessment service.",
};

/** What can be told of a failure whose state alone doesn't say it. */
const reasons: Record<string, string> = {
  unreachable: "The service could not be reached.",
  timed_out: "The service didn’t answer in time.",
  service_failure: "The service answered with an error of its own.",
  unavailable: "The service was not available.",
  unreadable: "The service’s answer could not be read.",
  redirect_refused: "The service sent us elsewhere, which we don’t follow.",
  interrupted: "Shortlist was stopped while it waited for the answer.",
};

/** The client calls both unreachable: what never stood, and what broke off after it had left. */
const reasonOf = (state: InvitationRow["state"], code: string): string | undefined =>
  state === "unconfirmed" && code === "unreachable"
    ? "The connection to the service broke off."
    : reasons[code];

/** One invitation on the dashboard's HTTP interface. */
export function invitationView(row: InvitationRow): InvitationView {
  const reason = row.failure_code ? reasonOf(row.state, row.failure_code) : undefined;
  return {
    id: row.id,
    submissionId: row.submission_id,
    state: row.state,
    interview: { id: row.interview_id, name: row.interview_name ?? `Interview ${row.interview_id}` },
    candidate: {
      email: row.email,
      firstName: row.first_name ?? undefined,
      lastName: row.last_name ?? undefined,
      phoneNumber: row.phone_number ?? undefined,
      resumeUrl: httpUrl(row.resume_url),
      externalId: row.external_id ?? undefined,
    },
    suppressCandidateEmail: row.suppress_candidate_email === 1,
    invitedBy: row.invited_by_name,
    submittedAt: row.submitted_at,
    message: [reason, sentences[row.state]].filter(Boolean).join(" ") || undefined,
  };
}
