import { assessmentView } from "@/lib/assessments/assessment-view";
import type { AssessmentDetail } from "@/lib/assessments/schema";
import { selectAssessments } from "@/lib/assessments/select-assessments";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";

/**
 * One assessment with its timeline, newest entry first.
 * @returns undefined when the source has no assessment with this id.
 */
export async function getAssessment(
  store: Store,
  id: number,
  reader: { role: Role },
): Promise<AssessmentDetail | undefined> {
  const row = await selectAssessments(store)
    .selectAll("a")
    .select(["i.name as interview_name", "v.invited_by_name", "v.suppress_candidate_email"])
    .where("a.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const events = await store.db
    .selectFrom("events")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("version", "desc")
    .limit(200)
    .execute();
  return {
    assessment: assessmentView(row, reader),
    timeline: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      after: event.after ?? undefined,
      at: event.at,
      actorName: event.actor_name ?? undefined,
    })),
    candidateEmailSuppressed:
      row.suppress_candidate_email === null ? undefined : row.suppress_candidate_email === 1,
  };
}
