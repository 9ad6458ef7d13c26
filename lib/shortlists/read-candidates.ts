import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { ShortlistEntriesTable } from "@/lib/db/shortlist-tables";
import type { Store } from "@/lib/db/store";
import { fullName } from "@/lib/full-name";
import type { ReadCandidate } from "@/lib/shortlists/schema";

export type ListedRow = { entry: ShortlistEntriesTable; assessment: AssessmentView };

/** The optional fields a list shows its readers. */
export type Shows = { decision: boolean; email: boolean; phone: boolean };

/** A list’s candidates in their order, as the store has them now. */
export async function readListed(store: Store, shortlistId: string): Promise<ListedRow[]> {
  const entries = await store.db
    .selectFrom("shortlist_entries")
    .selectAll()
    .where("shortlist_id", "=", shortlistId)
    .orderBy("position")
    .orderBy("assessment_id")
    .execute();
  if (entries.length === 0) return [];
  const ids = entries.map(({ assessment_id }) => assessment_id);
  const rows = await selectAssessmentRows(store).where("a.id", "in", ids).execute();
  // Read as for a viewer, so no application link can get in.
  const byId = new Map(rows.map((row) => [row.id, assessmentView(row, { role: "viewer" })]));
  return entries.flatMap((entry) => {
    const assessment = byId.get(entry.assessment_id);
    return assessment ? [{ entry, assessment }] : [];
  });
}

/** Copied field by field, so that a new field reaches no reader by accident. */
export function readCandidate({ entry, assessment }: ListedRow, shows: Shows): ReadCandidate {
  const { candidate, decision } = assessment;
  const decided = decision?.value === "undecided" ? undefined : decision?.value;
  return {
    name: (candidate && fullName(candidate)) || undefined,
    blindNumber: assessment.isBlind ? assessment.id : undefined,
    interview: assessment.interview?.name,
    status: assessment.status,
    untold: assessment.untold,
    detail: assessment.detail,
    completedBetween: assessment.completedBetween,
    reportUrl: assessment.reportUrl,
    isGone: assessment.goneSince === undefined ? undefined : true,
    word: entry.word || undefined,
    decision: shows.decision ? decided : undefined,
    email: shows.email ? candidate?.email : undefined,
    phone: shows.phone ? candidate?.phoneNumber : undefined,
  };
}

export const showsOf = (row: { shows_decision: 0 | 1; shows_email: 0 | 1; shows_phone: 0 | 1 }): Shows => ({
  decision: row.shows_decision === 1,
  email: row.shows_email === 1,
  phone: row.shows_phone === 1,
});
