import type { AssessmentRow } from "@/lib/assessments/assessment-view";
import { selectAssessmentRows } from "@/lib/assessments/select-assessments";
import type { Store } from "@/lib/db/store";

/** The rows of these ids in their order, as views are made of them; one that is gone meanwhile is left out. */
export async function readRows(store: Store, ids: number[]): Promise<AssessmentRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectAssessmentRows(store).where("a.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
