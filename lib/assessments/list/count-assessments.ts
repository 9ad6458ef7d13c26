import { fitsArchive } from "@/lib/assessments/fits-view";
import type { AssessmentFilter } from "@/lib/assessments/list/filter";
import type { AssessmentCounts } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import type { AssessmentCountsTable } from "@/lib/db/types";

export type CountGroup = Omit<AssessmentCountsTable, "source_id">;

/** The store keeps these counts up to date: a few rows, however many assessments there are. */
export const readCountGroups = (store: Store): Promise<CountGroup[]> =>
  store.db
    .selectFrom("assessment_counts")
    .select(["interview_id", "status", "identity", "gone", "archived", "number"])
    .where("source_id", "=", store.sourceId)
    .where("number", ">", 0)
    .execute();

type Counted = Pick<AssessmentFilter, "archived" | "interview">;

/** The count of each tab, without searches and other filters. Gone ones are only in All. */
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

export const sumMatching = (
  groups: CountGroup[],
  filter: Counted & Pick<AssessmentFilter, "status">,
): number => countTabs(groups, filter)[filter.status];

/** The count of each tab; without archived ones, unless asked for. */
export const countAssessments = async (store: Store, counted?: Counted): Promise<AssessmentCounts> =>
  countTabs(await readCountGroups(store), counted);
