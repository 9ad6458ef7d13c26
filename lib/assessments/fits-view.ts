import { contactedBefore, fromOf } from "@/lib/assessments/moving-times";
import { noAssignee } from "@/lib/assessments/names";
import type { AssessmentView, DecisionValue, ViewQuery } from "@/lib/assessments/schema";
import { blindWords } from "@/lib/blind-words";
import { matchesWords } from "@/lib/match-words";

type View = Omit<ViewQuery, "sort">;

/** What of a row decides on its queue, and on the filters that have to do with it. */
export type Standing = Pick<AssessmentView, "status" | "identity"> & {
  decision: DecisionValue;
  isGone: boolean;
  isArchived: boolean;
};

/** The filters that a row’s standing answers. */
export type StandingFilter = Pick<View, "queue" | "status" | "decision" | "archived">;

function fitsQueue(queue: View["queue"], { status, decision, isGone }: Standing): boolean {
  if (queue === "all") return true;
  // Gone rows are only in "All".
  if (isGone) return false;
  if (queue === "pending") return status === "pending";
  return queue === "to_decide" ? status !== "pending" && decision === "undecided" : decision === queue;
}

function fitsStatus(asked: View["status"], { status, identity, isGone }: Standing): boolean {
  if (asked === "all") return true;
  if (isGone) return false;
  if (asked === "unclaimed") return identity === "unclaimed" && status === "pending";
  return asked === "completed" ? status !== "pending" : status === asked;
}

export const fitsStanding = (
  { queue, status, decision, archived }: StandingFilter,
  standing: Standing,
): boolean =>
  fitsQueue(queue, standing) &&
  fitsStatus(status, standing) &&
  (decision === undefined || standing.decision === decision) &&
  (archived === "with" || (archived === "1") === standing.isArchived);

const standingOf = ({ status, identity, decision, goneSince, archivedAt }: AssessmentView): Standing => ({
  status,
  identity,
  decision: decision?.value ?? "undecided",
  isGone: goneSince !== undefined,
  isArchived: archivedAt !== undefined,
});

function fitsSearch(q: string, { id, candidate, isBlind }: AssessmentView): boolean {
  const { firstName, lastName, email, externalId } = candidate ?? {};
  return matchesWords(
    q,
    [isBlind && blindWords, firstName, lastName, email, externalId, id].filter(Boolean).join(" "),
  );
}

const completedBefore = ({ completedBetween }: AssessmentView): string => completedBetween?.before ?? "";

/** Whether a row belongs to a view: the same rule as `listAssessments` has in the store. */
export const fitsView = (view: View, row: AssessmentView, now = new Date()): boolean =>
  fitsStanding(view, standingOf(row)) &&
  row.createdAt >= (fromOf({ from: view.createdFrom, within: view.createdWithin }, now) ?? "") &&
  (view.createdTo === undefined || row.createdAt < view.createdTo) &&
  completedBefore(row) >= (fromOf({ from: view.completedFrom, within: view.completedWithin }, now) ?? "") &&
  (view.completedTo === undefined ||
    (completedBefore(row) !== "" && completedBefore(row) < view.completedTo)) &&
  (view.invitedBy === undefined || row.inviterId === view.invitedBy) &&
  (view.import === undefined || row.importId === view.import) &&
  (view.assignee === undefined || (row.assignee?.id ?? noAssignee) === view.assignee) &&
  // The rest of it only the server knows.
  (view.followUp === undefined || row.status === "pending") &&
  (view.lastContact === undefined || (row.lastContact?.at ?? "") < contactedBefore(view.lastContact, now)) &&
  (view.interview === undefined || view.interview.includes(row.interview?.id ?? 0)) &&
  fitsSearch(view.q, row);
