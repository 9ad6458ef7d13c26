import type { AssessmentView, ViewQuery } from "@/lib/assessments/schema";
import { matchesWords } from "@/lib/match-words";

type View = Omit<ViewQuery, "sort">;

function fitsTab(tab: View["status"], row: AssessmentView): boolean {
  if (tab === "all") return true;
  // Rows that the service no longer has stand under "All" alone.
  if (row.goneSince) return false;
  if (tab === "unclaimed") return row.identity === "unclaimed" && row.status === "pending";
  return tab === "completed" ? row.status !== "pending" : row.status === tab;
}

function fitsSearch(q: string, { id, candidate }: AssessmentView): boolean {
  const { firstName, lastName, email, externalId } = candidate ?? {};
  return matchesWords(q, [firstName, lastName, email, externalId, id].filter(Boolean).join(" "));
}

/** Whether a view shows what is archived, or what isn't. */
export const fitsArchive = ({ archived }: Pick<View, "archived">, isArchived: boolean): boolean =>
  archived === "with" || (archived === "1") === isArchived;

/**
 * Whether an assessment belongs to a view as it is now: what `listAssessments` selects in the store, decided
 * for one row that is at hand.
 */
export const fitsView = (view: View, row: AssessmentView): boolean =>
  fitsTab(view.status, row) &&
  fitsArchive(view, row.archivedAt !== undefined) &&
  (view.createdFrom === undefined || row.createdAt >= view.createdFrom) &&
  (view.createdTo === undefined || row.createdAt < view.createdTo) &&
  (view.invitedBy === undefined || row.inviterId === view.invitedBy) &&
  (view.decision === undefined || (row.decision?.value ?? "undecided") === view.decision) &&
  (view.interview === undefined || row.interview?.id === view.interview) &&
  fitsSearch(view.q, row);
