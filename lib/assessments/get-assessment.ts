import { z } from "zod";
import { assessmentView } from "@/lib/assessments/assessment-view";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";
import { selectAssessments } from "@/lib/assessments/select-assessments";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { fittingInvitations } from "@/lib/invitations/fitting-invitations";
import { hasRole } from "@/lib/members/roles";

const claimDetails = z.object({ email: z.string().optional() });

/** Whom a claim was about; other entries carry no details. */
const claimedEmail = (details: string | null): string | undefined =>
  details === null ? undefined : claimDetails.safeParse(JSON.parse(details)).data?.email;

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
  const isClaimable = row.identity === "unclaimed" && row.status === "pending" && row.gone_at === null;
  return {
    assessment: assessmentView(row, reader),
    timeline: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      after: event.after ?? undefined,
      at: event.at,
      actorName: event.actor_name ?? undefined,
      email: claimedEmail(event.details),
    })),
    candidateEmailSuppressed:
      row.suppress_candidate_email === null ? undefined : row.suppress_candidate_email === 1,
    fittingInvitations:
      isClaimable && hasRole(reader, "recruiter") ? await fittingInvitations(store, id) : undefined,
  };
}
