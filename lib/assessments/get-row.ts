import { assessmentView } from "@/lib/assessments/assessment-view";
import type { AssessmentView } from "@/lib/assessments/schema";
import { selectAssessmentRows } from "@/lib/assessments/select-assessments";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { notFound } from "@/lib/errors";

/**
 * One assessment as its reader may see it, without its timeline.
 * @throws ProblemError 404.
 */
export async function getRowOrThrow(
  store: Store,
  id: number,
  reader: { role: Role },
): Promise<AssessmentView> {
  const row = await selectAssessmentRows(store).where("a.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
  return assessmentView(row, reader);
}
