import { type AssessmentRow, assessmentColumns } from "@/lib/sandbox/store/assessment-row";
import type { Candidate } from "@/lib/sandbox/store/insert-assessment";
import type { Store } from "@/lib/sandbox/store/open-store";

/** The dashboard's sample invitations, so that its directory can have these candidates. */
export type SampleInvitation = {
  assessmentId: number;
  interviewId: number;
  createdAt: string;
  candidate: Candidate;
  suppressCandidateEmail: boolean;
};

/** Oldest first, without what was created later. */
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
