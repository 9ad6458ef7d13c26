import { assessmentView } from "@/lib/assessments/assessment-view";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";
import { timelineEntrySchema } from "@/lib/assessments/schema";
import { selectAssessmentRows } from "@/lib/assessments/select-assessments";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { fittingInvitations } from "@/lib/invitations/fitting-invitations";
import { hasRole } from "@/lib/members/roles";

const told = timelineEntrySchema
  .omit({ id: true, kind: true, after: true, at: true, actorName: true })
  .catch({});

/** What an entry tells besides its kind; what it keeps for us alone stays here. */
const detailsOf = (details: string | null) => (details === null ? {} : told.parse(JSON.parse(details)));

/**
 * One assessment with its timeline, newest entry first.
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
  const events = await store.db
    .selectFrom("events")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("version", "desc")
    .limit(200)
    .execute();
  const isClaimable = row.identity === "unclaimed" && row.status === "pending" && row.gone_at === null;
  return {
    assessment: assessmentView(row, reader),
    timeline: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      after: event.after ?? undefined,
      at: event.at,
      actorName: event.actor_name ?? undefined,
      ...detailsOf(event.details),
    })),
    candidateEmailSuppressed:
      row.suppress_candidate_email === null ? undefined : row.suppress_candidate_email === 1,
    fittingInvitations:
      isClaimable && hasRole(reader, "recruiter") ? await fittingInvitations(store, id) : undefined,
  };
}
