import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";
import { fold } from "@/lib/db/fold";

type View = Pick<AssessmentQuery, "status" | "interview" | "q">;

function fitsTab(tab: View["status"], row: AssessmentView): boolean {
  if (tab === "all") return true;
  // Rows that the service no longer has stand under "All" alone.
  if (row.goneSince) return false;
  return tab === "unclaimed" ? row.identity === "unclaimed" : row.status === tab;
}

function fitsSearch(q: string, { id, candidate }: AssessmentView): boolean {
  const words = fold(q).split(" ").filter(Boolean);
  if (words.length === 0) return true;
  const { firstName, lastName, email, externalId } = candidate ?? {};
  const text = fold([firstName, lastName, email, externalId, id].filter(Boolean).join(" "));
  return words.every((word) => text.includes(word));
}

/**
 * Whether an assessment belongs to a view as it is now: what `listAssessments` selects in the store, decided
 * for one row that is at hand.
 */
export const fitsView = (view: View, row: AssessmentView): boolean =>
  fitsTab(view.status, row) &&
  (view.interview === undefined || row.interview?.id === view.interview) &&
  fitsSearch(view.q, row);
