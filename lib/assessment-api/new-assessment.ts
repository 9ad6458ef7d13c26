export type NewAssessment = {
  interviewId: number;
  candidate: {
    email: string;
    firstName?: string;
    lastName?: string;
    /** E.164, or digits only. */
    phoneNumber?: string;
    resumeUrl?: string;
    externalId?: string;
  };
  /** True: the service sends no e-mail, and the recruiter hands over the link. */
  suppressCandidateEmail: boolean;
};

/** The form of `POST /assessments` (section 4), without the key. Empty fields are not sent. */
export function newAssessmentForm({ interviewId, candidate, suppressCandidateEmail }: NewAssessment) {
  const form = new URLSearchParams({ interview_id: String(interviewId) });
  const fields = {
    "candidate[email]": candidate.email,
    "candidate[first_name]": candidate.firstName,
    "candidate[last_name]": candidate.lastName,
    "candidate[phone_number]": candidate.phoneNumber,
    "candidate[resume_url]": candidate.resumeUrl,
    "candidate[external_id]": candidate.externalId,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value) form.set(name, value);
  }
  form.set("suppress_candidate_email", String(suppressCandidateEmail));
  return form;
}
