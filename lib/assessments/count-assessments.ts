import type { AssessmentCounts } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";

/** How many assessments the source has in each tab. */
export async function countAssessments(store: Store): Promise<AssessmentCounts> {
  const groups = await store.db
    .selectFrom("assessments")
    .select(["status", "identity"])
    .select((count) => count.fn.countAll<number>().as("number"))
    .where("source_id", "=", store.sourceId)
    .groupBy(["status", "identity"])
    .execute();
  const counts: AssessmentCounts = { all: 0, pending: 0, recommended: 0, not_recommended: 0, unclaimed: 0 };
  for (const { status, identity, number } of groups) {
    counts.all += number;
    counts[status] += number;
    if (identity === "unclaimed") counts.unclaimed += number;
  }
  return counts;
}
