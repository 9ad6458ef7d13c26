import { type AssessmentRow, assessmentColumns } from "@/lib/sandbox/store/assessment-row";
import type { Candidate } from "@/lib/sandbox/store/insert-assessment";
import type { Store } from "@/lib/sandbox/store/open-store";

/** What the dashboard is pretended to have asked for, so that its directory can know these people. */
export type SampleInvitation = {
  assessmentId: number;
  interviewId: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  candidate: Candidate;
  suppressCandidateEmail: boolean;
};

/** The sample invitations, oldest first. What was created later is not among them. */
export function listSamples(store: Store): SampleInvitation[] {
  const rows = store.db
    .prepare<[], AssessmentRow>(
      `select ${assessmentColumns} from assessments where is_sample = 1 order by id`,
    )
    .all();
  return rows.map((row) => ({
    assessmentId: row.id,
    interviewId: row.interviewId,
    createdAt: row.createdAt,
    candidate: {
      email: row.email,
      firstName: row.firstName ?? undefined,
      lastName: row.lastName ?? undefined,
      phoneNumber: row.phoneNumber ?? undefined,
      resumeUrl: row.resumeUrl ?? undefined,
      externalId: row.externalId ?? undefined,
    },
    suppressCandidateEmail: row.suppressEmail === 1,
  }));
}
