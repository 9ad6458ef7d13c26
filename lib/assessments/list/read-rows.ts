import type { AssessmentRow } from "@/lib/assessments/list/assessment-view";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import type { Store } from "@/lib/db/store";

/** The rows of these ids, in their order; those that don't exist any more are left out. */
export async function readRows(store: Store, ids: number[]): Promise<AssessmentRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectAssessmentRows(store).where("a.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
