import type { AssessmentFilter } from "@/lib/assessments/filter";
import type { AssessmentCounts } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import type { AssessmentCountsTable } from "@/lib/db/types";

const present = { archived: false };

export type CountGroup = Omit<AssessmentCountsTable, "source_id">;

/** The counts that the store keeps with the writes: a few rows, however many assessments there are. */
export const readCountGroups = (store: Store): Promise<CountGroup[]> =>
  store.db
    .selectFrom("assessment_counts")
    .select(["interview_id", "status", "identity", "gone", "archived", "number"])
    .where("source_id", "=", store.sourceId)
    .where("number", ">", 0)
    .execute();

/**
 * How many assessments each tab has: without the archived, or of the archived alone. Those that the service no
 * longer has are in All alone.
 */
export function countTabs(groups: CountGroup[], which: { archived: boolean } = present): AssessmentCounts {
  const counts: AssessmentCounts = { all: 0, pending: 0, recommended: 0, not_recommended: 0, unclaimed: 0 };
  for (const { status, identity, gone, archived, number } of groups) {
    if ((archived === 1) !== which.archived) continue;
    counts.all += number;
    if (gone === 1) continue;
    counts[status] += number;
    if (identity === "unclaimed") counts.unclaimed += number;
  }
  return counts;
}

/** How many a tab and an interview have together, searches and all other filters aside. */
export function sumMatching(
  groups: CountGroup[],
  { status, interview, archived }: Pick<AssessmentFilter, "status" | "interview" | "archived">,
): number {
  const ofInterview =
    interview === undefined ? groups : groups.filter((group) => group.interview_id === interview);
  return countTabs(ofInterview, { archived: archived === "1" })[status];
}

/** How many assessments the source has in each tab. */
export const countAssessments = async (store: Store): Promise<AssessmentCounts> =>
  countTabs(await readCountGroups(store));
