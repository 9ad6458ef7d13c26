import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { readRows } from "@/lib/assessments/list/read-rows";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import { type InsightsFilter, pendingNow } from "@/lib/insights/select-insights";
import type { Role } from "@/lib/roles";

const shown = 10;
// Few of those that count as pending have completed without a readable recommendation.
const looked = 2 * shown;

/** The longest pending, first invited first; none that completed without a readable recommendation. */
export async function listPendingLongest(
  store: Store,
  filter: InsightsFilter,
  reader: { role: Role },
): Promise<AssessmentView[]> {
  const found = await pendingNow(store, filter)
    .select("a.id")
    .orderBy("a.created_at")
    .orderBy("a.id")
    .limit(looked)
    .execute();
  const rows = await readRows(
    store,
    found.map(({ id }) => id),
  );
  return rows
    .map((row) => assessmentView(row, reader))
    .filter(({ untold }) => untold !== "completed")
    .slice(0, shown);
}
