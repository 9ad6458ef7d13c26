import type { Store } from "@/lib/sandbox/store/open-store";
import { newToken } from "@/lib/sandbox/store/tokens";

export type Candidate = {
  email: string;
  firstName?: string;
  lastName?: string;
  phoneNumber?: string;
  resumeUrl?: string;
  externalId?: string;
};

export type NewAssessment = {
  employerId: number;
  interviewId: number;
  candidate: Candidate;
  suppressCandidateEmail: boolean;
  /** ISO 8601 in UTC. */
  createdAt: string;
  isSample?: boolean;
};

const foldEmail = (email: string): string => email.normalize("NFKC").toLowerCase();

/** Undefined if the candidate has a pending one (section 3, rule 2). An index decides, so only one of two can win. */
export function insertAssessment(store: Store, assessment: NewAssessment): number | undefined {
  const { candidate } = assessment;
  const row = store.db
    .prepare<unknown[], { id: number }>(
      `insert into assessments (employer_id, interview_id, email, email_folded, first_name, last_name,
         phone_number, resume_url, external_id, suppress_email, created_at, application_token, is_sample)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (employer_id, email_folded, interview_id) where completed_at is null do nothing
       returning id`,
    )
    .get(
      assessment.employerId,
      assessment.interviewId,
      candidate.email,
      foldEmail(candidate.email),
      candidate.firstName,
      candidate.lastName,
      candidate.phoneNumber,
      candidate.resumeUrl,
      candidate.externalId,
      Number(assessment.suppressCandidateEmail),
      assessment.createdAt,
      newToken(),
      Number(assessment.isSample ?? false),
    );
  return row?.id;
}
