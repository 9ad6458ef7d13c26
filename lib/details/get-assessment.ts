import { isCompleted } from "@/lib/assessments/identification";
import { type AssessmentRow, assessmentView } from "@/lib/assessments/list/assessment-view";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import { findPerson } from "@/lib/assessments/person/find-person";
import { listPersonRows } from "@/lib/assessments/person/list-person-rows";
import { readTimeline } from "@/lib/assessments/timeline/read-timeline";
import { fittingInvitations } from "@/lib/claims/fitting-invitations";
import type { Store } from "@/lib/db/store";
import type { AssessmentDetail } from "@/lib/details/detail-schema";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";

/** With the newest events of its timeline; undefined for an unknown id. */
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
    others: await othersOf(store, row, reader),
    candidateEmailSuppressed:
      row.suppress_candidate_email === null ? undefined : row.suppress_candidate_email === 1,
    fittingInvitations:
      isClaimable && hasRole(reader, "recruiter") ? await fittingInvitations(store, id) : undefined,
  };
}

const mostOthers = 10;

async function othersOf(
  store: Store,
  { id, identity, candidate_id }: AssessmentRow,
  reader: { role: Role },
): Promise<AssessmentDetail["others"]> {
  if (candidate_id === null || identity === "probable") return undefined;
  const person = await findPerson(store, candidate_id);
  const rows = person ? await listPersonRows(store, person, reader) : [];
  const others = rows.filter((row) => row.id !== id);
  return others.length === 0 ? undefined : { newest: others.slice(0, mostOthers), total: others.length };
}
