/** Booleans are 0 and 1, instants ISO 8601 in UTC. */
export type AssessmentRow = {
  id: number;
  employerId: number;
  interviewId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  resumeUrl: string | null;
  externalId: string | null;
  suppressEmail: number;
  createdAt: string;
  applicationToken: string;
  completedAt: string | null;
  recommended: number | null;
  detail: string | null;
  reportToken: string | null;
};

export const assessmentColumns = `
  id, employer_id as employerId, interview_id as interviewId, email, first_name as firstName,
  last_name as lastName, phone_number as phoneNumber, resume_url as resumeUrl, external_id as externalId,
  suppress_email as suppressEmail, created_at as createdAt, application_token as applicationToken,
  completed_at as completedAt, recommended, detail, report_token as reportToken`;
