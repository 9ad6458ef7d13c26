import { type AssessmentsQuery, indexedAssessments } from "@/lib/db/indexed-assessments";
import type { Store } from "@/lib/db/store";

const mostListed = 3;
/** So many of the latest assessments are looked at, however many there are. */
const lookedAt = 60;

/**
 * The interviews that somebody is likely to invite to next: those they have lately invited to themselves, then
 * those of the source's latest assessments, each latest first. Retired ones are left out.
 * @returns ids, three at most.
 */
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
