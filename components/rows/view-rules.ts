import { candidateName } from "@/components/candidate/candidate-name";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView, ViewQuery } from "@/lib/assessments/schema";
import { fold } from "@/lib/fold";

/** What decides a row’s place in the order. */
function placeIn({ sort }: ViewQuery, row: AssessmentView): string {
  switch (sort) {
    case "created":
    case "-created":
      return row.createdAt;
    case "completed":
    case "-completed":
      return row.completedBetween?.before ?? "";
    case "candidate":
    case "-candidate":
      return row.candidate ? candidateName(row.candidate) : "";
    case "interview":
    case "-interview":
      return row.interview?.name ?? "";
    case "status":
    case "-status":
      return row.status;
    case "contacted":
    case "-contacted":
      return row.lastContact?.at ?? "";
    default:
      return sort satisfies never;
  }
}

/** Whether a changed row would be in another place, or no longer in the view. */
export const moves = (view: ViewQuery, before: AssessmentView, after: AssessmentView): boolean =>
  !fitsView(view, after) || placeIn(view, before) !== placeIn(view, after);

/** Whether no filter but its queue narrows a view: the feed carries the counts of those. */
export const isWhole = ({ queue, sort, ...filters }: ViewQuery): boolean =>
  Object.entries(filters).every(
    ([name, value]) => value === undefined || value === "" || (name === "status" && value === "all"),
  );

const isOneOf = <Value>(value: Value | undefined, wider: Value | undefined): boolean =>
  wider === undefined || value === wider;

/** A row never contacted fits “not for N days”, whatever N is. */
const isContactWithin = (asked: ViewQuery["lastContact"], wider: ViewQuery["lastContact"]): boolean =>
  isOneOf(asked, wider) ||
  (wider !== "never" && (asked === "never" || (asked !== undefined && Number(asked) >= Number(wider))));

const isTimeWithin = (asked: ViewQuery["createdWithin"], wider: ViewQuery["createdWithin"]): boolean =>
  isOneOf(asked, wider) || (asked !== undefined && Number(asked) <= Number(wider));

const wordsOf = (q: string): string[] => fold(q).split(" ").filter(Boolean);

function isStatusWithin(status: ViewQuery["status"], wider: ViewQuery["status"]): boolean {
  if (wider === "all" || status === wider) return true;
  if (wider === "pending") return status === "unclaimed";
  return wider === "completed" && (status === "recommended" || status === "not_recommended");
}

/** Whether a view has the order of another one, and no row that isn’t in it, by the rules of `fitsView`. */
export const isWithin = (view: ViewQuery, wider: ViewQuery): boolean =>
  view.sort === wider.sort &&
  (wider.queue === "all" || view.queue === wider.queue) &&
  isStatusWithin(view.status, wider.status) &&
  (wider.archived === "with" || view.archived === wider.archived) &&
  (wider.createdFrom === undefined || (view.createdFrom ?? "") >= wider.createdFrom) &&
  (wider.createdTo === undefined || (view.createdTo ?? "~") <= wider.createdTo) &&
  (wider.completedFrom === undefined || (view.completedFrom ?? "") >= wider.completedFrom) &&
  (wider.completedTo === undefined || (view.completedTo ?? "~") <= wider.completedTo) &&
  isTimeWithin(view.createdWithin, wider.createdWithin) &&
  isTimeWithin(view.completedWithin, wider.completedWithin) &&
  isOneOf(view.invitedBy, wider.invitedBy) &&
  isOneOf(view.assignee, wider.assignee) &&
  isOneOf(view.decision, wider.decision) &&
  isOneOf(view.followUp, wider.followUp) &&
  isContactWithin(view.lastContact, wider.lastContact) &&
  (wider.interview === undefined || view.interview?.every((id) => wider.interview?.includes(id)) === true) &&
  wordsOf(wider.q).every((word) => wordsOf(view.q).some((longer) => longer.includes(word)));

/** Whether a view's order is by what never changes, and what the browser compares as the server does. */
const isByCreation = ({ sort }: ViewQuery): boolean => sort === "created" || sort === "-created";

/** Negative where the first of two rows stands before the other. */
function compareByCreation({ sort }: ViewQuery, one: AssessmentView, other: AssessmentView): number {
  const ascending =
    one.createdAt === other.createdAt ? one.id - other.id : one.createdAt < other.createdAt ? -1 : 1;
  return sort === "created" ? ascending : -ascending;
}

/** The rows between which everything is at hand: without the first, from the list's start; without the last, to its end. */
export type Stretch = { first?: AssessmentView; last?: AssessmentView };

/**
 * Whether a row that isn't at hand would stand among those that are: then it has come into the view.
 * @param before how it was, if that is known.
 */
export function isAmong(
  view: ViewQuery,
  stretches: readonly Stretch[],
  row: AssessmentView,
  before: AssessmentView | undefined,
): boolean {
  if (!isByCreation(view)) return before === undefined || !fitsView(view, before) || moves(view, before, row);
  return stretches.some(
    ({ first, last }) =>
      (first === undefined || compareByCreation(view, first, row) < 0) &&
      (last === undefined || compareByCreation(view, row, last) < 0),
  );
}
