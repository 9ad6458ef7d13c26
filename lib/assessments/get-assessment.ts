import { assessmentView } from "@/lib/assessments/assessment-view";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";
import { isCompleted } from "@/lib/assessments/identification";
import { readTimeline } from "@/lib/assessments/read-timeline";
import { selectAssessmentRows } from "@/lib/assessments/select-assessments";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { fittingInvitations } from "@/lib/invitations/fitting-invitations";
import { hasRole } from "@/lib/members/roles";

/**
 * One assessment with the newest of its timeline.
 * @returns undefined when the source has no assessment with this id.
 */
export async function getAssessment(
  store: Store,
  id: number,
  reader: { role: Role },
): Promise<AssessmentDetail | undefined> {
  const row = await selectAssessmentRows(store)
    .select("v.suppress_candidate_email")
    .where("a.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isClaimable = row.identity === "unclaimed" && !isCompleted(row) && row.gone_at === null;
  return {
    assessment: assessmentView(row, reader),
    ...(await readTimeline(store, id)),
    candidateEmailSuppressed:
      row.suppress_candidate_email === null ? undefined : row.suppress_candidate_email === 1,
    fittingInvitations:
      isClaimable && hasRole(reader, "recruiter") ? await fittingInvitations(store, id) : undefined,
  };
}
