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
  /** Whether the dashboard is pretended to have made it. */
  isSample?: boolean;
};

/** One candidate, however the address was typed. */
export const foldEmail = (email: string): string => email.normalize("NFKC").toLowerCase();

/**
 * Inserts a pending assessment.
 * @returns its id, or undefined where the candidate has a pending one for this interview (section 3,
 * rule 2): the index decides, so two requests at once can't both win.
 */
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
