import { type RawBuilder, sql } from "kysely";
import { withContact } from "@/lib/assessments/list/contact-rules";
import { needsFollowUp } from "@/lib/assessments/list/follow-up-rules";
import { fromOf } from "@/lib/assessments/moving-times";
import { completedStatuses, noAssignee } from "@/lib/assessments/names";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import type { AssessmentsQuery } from "@/lib/db/search/indexed-assessments";
import { hasWord, wordsOf } from "@/lib/db/search/search-words";
import type { Store } from "@/lib/db/store";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

export type AssessmentFilter = Omit<AssessmentQuery, "sort" | "limit" | "cursor" | "offset"> & {
  /** The team’s own, where a follow-up is asked for. */
  limitDays?: number;
};

// Word for word as in the index `assessments_by_completed`.
export const completedBefore = sql<string>`coalesce(a.completed_before, '')`;

// Word for word a condition of the index `assessments_to_decide`.
const isCompleted = sql<boolean>`a.status <> 'pending'`;

/** The filters on what a row is about. By its standing it is counted: `withStanding`. */
export function about(select: AssessmentsQuery, store: Store, filter: AssessmentFilter): AssessmentsQuery {
  const { interview, createdFrom, createdTo, completedFrom, completedTo, invitedBy, assignee } = filter;
  let matched = select;
  if (interview !== undefined) matched = matched.where(isOfInterview(interview));
  if (createdFrom !== undefined) matched = matched.where("a.created_at", ">=", createdFrom);
  if (createdTo !== undefined) matched = matched.where("a.created_at", "<", createdTo);
  if (completedFrom !== undefined) matched = matched.where(completedBefore, ">=", completedFrom);
  if (completedTo !== undefined)
    matched = matched.where(completedBefore, "<", completedTo).where(completedBefore, ">", "");
  if (filter.import !== undefined) matched = matched.where("a.import_id", "=", filter.import);
  if (invitedBy !== undefined) matched = matched.where("a.invited_by", "=", invitedBy);
  if (assignee !== undefined)
    matched =
      assignee === noAssignee
        ? matched.where("a.assignee_id", "is", null)
        : matched.where("a.assignee_id", "=", assignee);
  if (filter.followUp !== undefined)
    for (const condition of needsFollowUp(store, filter.followUp, filter.limitDays ?? 0))
      matched = matched.where(condition);
  if (filter.lastContact !== undefined) matched = withContact(matched, store, filter.lastContact);
  return withWords(matched, store, filter);
}

/** `0` is an interview that isn't known. */
function isOfInterview(ids: readonly number[]): RawBuilder<boolean> {
  const known = ids.filter((id) => id !== 0);
  const [only] = known;
  const isKnown =
    known.length === 1
      ? sql<boolean>`a.interview_id = ${only}`
      : sql<boolean>`a.interview_id in (${sql.join(known)})`;
  if (known.length === ids.length) return isKnown;
  const isUnknown = sql<boolean>`a.interview_id is null`;
  return known.length === 0 ? isUnknown : sql<boolean>`(${isUnknown} or ${isKnown})`;
}

/** The only interview a filter leaves, if it is one. */
export const onlyInterview = ({ interview }: Pick<AssessmentFilter, "interview">): number | undefined =>
  interview?.length === 1 ? interview[0] : undefined;

/** The filter with what it means now, and for this team. */
export async function resolveFilter<Filter extends AssessmentFilter>(
  store: Store,
  filter: Filter,
): Promise<Filter> {
  const { createdFrom, createdWithin, completedFrom, completedWithin } = filter;
  const now = store.now();
  const timed = {
    ...filter,
    createdFrom: fromOf({ from: createdFrom, within: createdWithin }, now),
    createdWithin: undefined,
    completedFrom: fromOf({ from: completedFrom, within: completedWithin }, now),
    completedWithin: undefined,
  };
  if (filter.followUp === undefined) return timed;
  return { ...timed, limitDays: (await readTeamSettings(store)).pendingLimitDays };
}

export const withWords = (
  select: AssessmentsQuery,
  store: Store,
  { q }: Pick<AssessmentFilter, "q">,
): AssessmentsQuery => wordsOf(q).reduce((matched, word) => matched.where(hasWord(store, word)), select);

/** The rule of `fitsStanding`. Gone rows are only in All. No completed row is unclaimed: the service says who it is. */
function withStanding(select: AssessmentsQuery, filter: AssessmentFilter): AssessmentsQuery {
  const { queue, status, decision, archived } = filter;
  let matched = select;
  if (archived !== "with") matched = matched.where("a.archived_at", archived ? "is not" : "is", null);
  if (queue !== "all" || status !== "all") matched = matched.where("a.gone_at", "is", null);
  if (queue === "pending") matched = matched.where("a.status", "=", "pending");
  else if (queue === "to_decide") matched = matched.where(isCompleted).where("a.decision", "is", null);
  else if (queue !== "all") matched = matched.where("a.decision", "=", queue);
  if (status === "unclaimed")
    matched = matched.where("a.identity", "=", "unclaimed").where("a.status", "=", "pending");
  else if (status === "completed") matched = matched.where("a.status", "in", completedStatuses);
  else if (status !== "all") matched = matched.where("a.status", "=", status);
  if (decision === "undecided") matched = matched.where("a.decision", "is", null);
  else if (decision !== undefined) matched = matched.where("a.decision", "=", decision);
  return matched;
}

/** The one rule of which rows a filter selects, for lists, totals and exports. */
export function matching(select: AssessmentsQuery, store: Store, filter: AssessmentFilter): AssessmentsQuery {
  const matched = withStanding(about(select, store, filter), filter);
  return filter.asOf === undefined ? matched : matched.where("a.first_seen_version", "<=", filter.asOf);
}

/** Whether it has filters that the kept counts don't know: all but those named here. */
export const isNarrowed = ({
  queue,
  status,
  decision,
  archived,
  interview,
  q,
  sort,
  limit,
  cursor,
  offset,
  asOf,
  ...others
}: AssessmentFilter & Partial<AssessmentQuery>): boolean =>
  wordsOf(q).length > 0 || Object.values(others).some((value) => value !== undefined);

export const isOfCompletion = ({
  completedFrom,
  completedTo,
}: Pick<AssessmentFilter, "completedFrom" | "completedTo">): boolean =>
  completedFrom !== undefined || completedTo !== undefined;

/** The state that a filter leaves of them all, if its queue or its status says so. */
export function onlyStatus({ queue, status }: AssessmentFilter): AssessmentFilter["status"] {
  if (status !== "all") return status;
  if (queue === "pending") return "pending";
  return queue === "to_decide" ? "completed" : "all";
}

/** The decision that a filter leaves of them all, if its queue or its decision says so. */
export function onlyDecision({ queue, decision }: AssessmentFilter): AssessmentFilter["decision"] {
  if (decision !== undefined) return decision;
  if (queue === "to_decide") return "undecided";
  return queue === "pending" || queue === "all" ? undefined : queue;
}
