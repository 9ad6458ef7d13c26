import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import { notFound } from "@/lib/errors";
import type { Role } from "@/lib/roles";

/** One assessment without its timeline; undefined for an unknown id. */
export async function getRow(
  store: Store,
  id: number,
  reader: { role: Role },
): Promise<AssessmentView | undefined> {
  const row = await selectAssessmentRows(store).where("a.id", "=", id).executeTakeFirst();
  return row && assessmentView(row, reader);
}

/** @throws ProblemError 404. */
export async function getRowOrThrow(
  store: Store,
  id: number,
  reader: { role: Role },
): Promise<AssessmentView> {
  const row = await getRow(store, id, reader);
  if (!row) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
  return row;
}
