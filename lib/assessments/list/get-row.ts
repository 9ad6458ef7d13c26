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

/** Both engines take this many values in a condition. */
const idsAtOnce = 500;

/** Assessments by their ids; unknown ones are left out. */
export async function getRows(
  store: Store,
  ids: readonly number[],
  reader: { role: Role },
): Promise<Map<number, AssessmentView>> {
  const views = new Map<number, AssessmentView>();
  const each = [...new Set(ids)];
  for (let start = 0; start < each.length; start += idsAtOnce) {
    const rows = selectAssessmentRows(store).where("a.id", "in", each.slice(start, start + idsAtOnce));
    for (const row of await rows.execute()) views.set(row.id, assessmentView(row, reader));
  }
  return views;
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
