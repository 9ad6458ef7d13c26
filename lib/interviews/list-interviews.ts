import { type CountGroup, countTabs, readCountGroups } from "@/lib/assessments/count-assessments";
import type { Store } from "@/lib/db/store";
import type { InterviewView } from "@/lib/interviews/schema";

/**
 * The service's interviews in its own order, retired ones last, each with the counts of the assessments
 * known to belong to it (unclaimed ones tell no interview, those gone from the service aren't counted).
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
    readCountGroups(store),
  ]);
  const byInterview = new Map<number, CountGroup[]>();
  for (const group of groups) {
    byInterview.set(group.interview_id, [...(byInterview.get(group.interview_id) ?? []), group]);
  }
  return interviews
    .map((interview) => {
      const counts = countTabs(byInterview.get(interview.id) ?? []);
      return {
        id: interview.id,
        name: interview.name,
        pending: counts.pending,
        recommended: counts.recommended,
        notRecommended: counts.not_recommended,
        retired: interview.retired_at !== null,
      };
    })
    .sort((a, b) => Number(a.retired) - Number(b.retired));
}
