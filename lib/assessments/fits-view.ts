import type { AssessmentView, ViewQuery } from "@/lib/assessments/schema";
import { matchesWords } from "@/lib/match-words";

type View = Omit<ViewQuery, "sort">;

function fitsTab(tab: View["status"], row: AssessmentView): boolean {
  if (tab === "all") return true;
  // Gone rows are only under "All".
  if (row.goneSince) return false;
  if (tab === "unclaimed") return row.identity === "unclaimed" && row.status === "pending";
  return tab === "completed" ? row.status !== "pending" : row.status === tab;
}

function fitsSearch(q: string, { id, candidate }: AssessmentView): boolean {
  const { firstName, lastName, email, externalId } = candidate ?? {};
  return matchesWords(q, [firstName, lastName, email, externalId, id].filter(Boolean).join(" "));
}

export const fitsArchive = ({ archived }: Pick<View, "archived">, isArchived: boolean): boolean =>
  archived === "with" || (archived === "1") === isArchived;

/** Whether a row belongs to a view: the same rule as `listAssessments` has in the store. */
export const fitsView = (view: View, row: AssessmentView): boolean =>
  fitsTab(view.status, row) &&
  fitsArchive(view, row.archivedAt !== undefined) &&
  (view.createdFrom === undefined || row.createdAt >= view.createdFrom) &&
  (view.createdTo === undefined || row.createdAt < view.createdTo) &&
  (view.invitedBy === undefined || row.inviterId === view.invitedBy) &&
  (view.decision === undefined || (row.decision?.value ?? "undecided") === view.decision) &&
  (view.interview === undefined || row.interview?.id === view.interview) &&
  fitsSearch(view.q, row);
