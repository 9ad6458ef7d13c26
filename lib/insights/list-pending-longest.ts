import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { readRows } from "@/lib/assessments/list/read-rows";
import type { AssessmentView } from "@/lib/assessments/schema";
import { type AssessmentsIndex, indexedAssessments } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";
import type { InsightsFilter } from "@/lib/insights/select-insights";
import type { Role } from "@/lib/roles";

const shown = 10;
// Few of those that count as pending have completed without a readable recommendation.
const looked = 2 * shown;

/** The longest pending, first invited first; none that completed without a readable recommendation. */
export async function listPendingLongest(
  store: Store,
  { interview, invitedBy }: InsightsFilter,
  reader: { role: Role },
): Promise<AssessmentView[]> {
  const index: AssessmentsIndex =
    invitedBy === undefined ? "assessments_by_status" : "assessments_by_inviter";
  let select = indexedAssessments(store, index)
    .where("a.status", "=", "pending")
    .where("a.gone_at", "is", null)
    .where("a.archived_at", "is", null);
  if (interview !== undefined) select = select.where("a.interview_id", "=", interview);
  if (invitedBy !== undefined) select = select.where("a.invited_by", "=", invitedBy);
  const found = await select.select("a.id").orderBy("a.created_at").orderBy("a.id").limit(looked).execute();
  const rows = await readRows(
    store,
    found.map(({ id }) => id),
  );
  return rows
    .map((row) => assessmentView(row, reader))
    .filter(({ untold }) => untold !== "completed")
    .slice(0, shown);
}
