import { type AssessmentsQuery, indexedAssessments } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";

const mostListed = 3;
const lookedAt = 60;

/** Three interviews to offer first: the recruiter's own latest, then the source's latest. None is retired. */
export async function listRecentInterviews(store: Store, memberId: string): Promise<number[]> {
  const [own, all, present] = await Promise.all([
    latest(indexedAssessments(store, "assessments_by_inviter").where("a.invited_by", "=", memberId)),
    latest(indexedAssessments(store, "assessments_by_created")),
    store.db
      .selectFrom("interviews")
      .select("id")
      .where("source_id", "=", store.sourceId)
      .where("retired_at", "is", null)
      .execute(),
  ]);
  const ids = new Set(present.map(({ id }) => id));
  const recent = new Set([...own, ...all].flatMap(({ interview_id: id }) => (id === null ? [] : [id])));
  return [...recent].filter((id) => ids.has(id)).slice(0, mostListed);
}

const latest = (assessments: AssessmentsQuery) =>
  assessments
    .select("a.interview_id")
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(lookedAt)
    .execute();
