import type { AssessmentFilter } from "@/lib/assessments/filter";
import { fitsArchive } from "@/lib/assessments/fits-view";
import type { AssessmentCounts } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import type { AssessmentCountsTable } from "@/lib/db/types";

export type CountGroup = Omit<AssessmentCountsTable, "source_id">;

/** The counts that the store keeps with the writes: a few rows, however many assessments there are. */
export const readCountGroups = (store: Store): Promise<CountGroup[]> =>
  store.db
    .selectFrom("assessment_counts")
    .select(["interview_id", "status", "identity", "gone", "archived", "number"])
    .where("source_id", "=", store.sourceId)
    .where("number", ">", 0)
    .execute();

/** Whose counts: of the archived, of the others or of both, and perhaps of one interview. */
type Counted = Pick<AssessmentFilter, "archived" | "interview">;

/**
 * How many assessments each tab has, searches and all other filters aside. Those that the service no longer has
 * are in All alone.
 */
export function countTabs(groups: CountGroup[], { archived, interview }: Counted = {}): AssessmentCounts {
  const counts: AssessmentCounts = {
    all: 0,
    pending: 0,
    completed: 0,
    recommended: 0,
    not_recommended: 0,
    unclaimed: 0,
  };
  for (const group of groups) {
    const { status, identity, number } = group;
    if (!fitsArchive({ archived }, group.archived === 1)) continue;
    if (interview !== undefined && group.interview_id !== interview) continue;
    counts.all += number;
    if (group.gone === 1) continue;
    counts[status] += number;
    if (status !== "pending") counts.completed += number;
    if (identity === "unclaimed" && status === "pending") counts.unclaimed += number;
  }
  return counts;
}

/** How many a tab and an interview have together, searches and all other filters aside. */
export const sumMatching = (
  groups: CountGroup[],
  filter: Counted & Pick<AssessmentFilter, "status">,
): number => countTabs(groups, filter)[filter.status];

/** How many assessments the source has in each tab; without the archived ones, unless they are asked for. */
export const countAssessments = async (store: Store, counted?: Counted): Promise<AssessmentCounts> =>
  countTabs(await readCountGroups(store), counted);
