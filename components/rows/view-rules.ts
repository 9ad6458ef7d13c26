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

const isOneOf = <Value>(asked: Value | undefined, wider: Value | undefined): boolean =>
  wider === undefined || asked === wider;

const isNoEarlier = (asked: string | undefined, wider: string | undefined): boolean =>
  wider === undefined || (asked ?? "") >= wider;

const isNoLater = (asked: string | undefined, wider: string | undefined): boolean =>
  wider === undefined || (asked ?? "~") <= wider;

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

type Part = keyof ViewQuery;

/** For each part of a view, whether what is asked there leaves no row that the wider one hasn’t. */
const isPartWithin: { [One in Part]: (asked: ViewQuery[One], wider: ViewQuery[One]) => boolean } = {
  sort: (asked, wider) => asked === wider,
  queue: (asked, wider) => wider === "all" || asked === wider,
  status: isStatusWithin,
  q: (asked, wider) => wordsOf(wider).every((word) => wordsOf(asked).some((longer) => longer.includes(word))),
  interview: (asked, wider) => wider === undefined || asked?.every((id) => wider.includes(id)) === true,
  createdFrom: isNoEarlier,
  createdTo: isNoLater,
  createdWithin: isTimeWithin,
  completedFrom: isNoEarlier,
  completedTo: isNoLater,
  completedWithin: isTimeWithin,
  invitedBy: isOneOf,
  decision: isOneOf,
  import: isOneOf,
  assignee: isOneOf,
  followUp: isOneOf,
  lastContact: isContactWithin,
  archived: (asked, wider) => wider === "with" || asked === wider,
};

const parts = Object.keys(isPartWithin) as Part[];

const isWithinAt = <One extends Part>(part: One, asked: ViewQuery[One], wider: ViewQuery[One]): boolean =>
  isPartWithin[part](asked, wider);

/** Whether a view has the order of another one, and no row that isn’t in it, by the rules of `fitsView`. */
export const isWithin = (view: ViewQuery, wider: ViewQuery): boolean =>
  parts.every((part) => isWithinAt(part, view[part], wider[part]));

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
