import type { Store } from "@/lib/db/store";
import type { InterviewView } from "@/lib/interviews/schema";

/**
 * The service's interviews in its own order, retired ones last, each with the counts of the assessments
 * known to belong to it (unclaimed ones tell no interview).
 */
export async function listInterviews(store: Store): Promise<InterviewView[]> {
  const [interviews, groups] = await Promise.all([
    store.db
      .selectFrom("interviews")
      .selectAll()
      .where("source_id", "=", store.sourceId)
      .orderBy("position")
      .orderBy("id")
      .execute(),
    store.db
      .selectFrom("assessments")
      .select(["interview_id", "status"])
      .select((count) => count.fn.countAll<number>().as("number"))
      .where("source_id", "=", store.sourceId)
      .where("interview_id", "is not", null)
      .groupBy(["interview_id", "status"])
      .execute(),
  ]);
  const count = (id: number, status: string) =>
    groups.find((group) => group.interview_id === id && group.status === status)?.number ?? 0;
  return interviews
    .map((interview) => ({
      id: interview.id,
      name: interview.name,
      pending: count(interview.id, "pending"),
      recommended: count(interview.id, "recommended"),
      notRecommended: count(interview.id, "not_recommended"),
      retired: interview.retired_at !== null,
    }))
    .sort((a, b) => Number(a.retired) - Number(b.retired));
}
