import { type CountGroup, countUnder, readCountGroups } from "@/lib/assessments/list/count-assessments";
import type { Store } from "@/lib/db/store";
import type { InterviewList } from "@/lib/interviews/schema";

/** Interviews in the service's order, retired ones last, with their counts. Gone assessments aren't counted. */
export async function listInterviews(store: Store): Promise<InterviewList> {
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
  const known = interviews.map(({ id, name, retired_at }) => ({
    id,
    name,
    ...outcomesOf(byInterview.get(id) ?? []),
    retired: retired_at !== null,
    isBlind: isReviewedBlind(store, id) || undefined,
  }));
  const ids = new Set(interviews.map(({ id }) => id));
  const others = groups.filter((group) => !ids.has(group.interview_id));
  return {
    interviews: known.sort((a, b) => Number(a.retired) - Number(b.retired)),
    unknown: { ...outcomesOf(others), ids: [...new Set([0, ...others.map((group) => group.interview_id)])] },
  };
}

function isReviewedBlind({ limit }: Store, id: number): boolean {
  if (!limit?.blind) return false;
  const { interviewIds, isEveryOther } = limit.blind;
  return interviewIds.includes(id) !== isEveryOther;
}

function outcomesOf(groups: CountGroup[]): Omit<InterviewList["unknown"], "ids"> {
  const { pending, recommended, not_recommended: notRecommended } = countUnder(groups);
  return { pending, recommended, notRecommended };
}
