import { type RawBuilder, sql } from "kysely";
import {
  type AssessmentsIndex,
  type AssessmentsQuery,
  indexedAssessments,
} from "@/lib/db/search/indexed-assessments";
import { jsonRow, type Range, rangesTable } from "@/lib/db/sql/per-range";
import type { Store } from "@/lib/db/store";
import type { Instant } from "@/lib/db/types";
import type { InsightsQuery } from "@/lib/insights/schema";

/** Archived rows count too: archiving doesn't change what happened. It does change what is still to decide. */
export type InsightsFilter = Pick<InsightsQuery, "interview" | "invitedBy">;

type Bounds = { lower: RawBuilder<string>; upper: RawBuilder<string> };

// The index that leaves the fewest rows, and has the time next.
const invitedIndex = ({ interview, invitedBy }: InsightsFilter): AssessmentsIndex => {
  if (invitedBy !== undefined) return "assessments_by_inviter";
  return interview === undefined ? "assessments_by_created" : "assessments_by_interview";
};

function about(select: AssessmentsQuery, { interview, invitedBy }: InsightsFilter): AssessmentsQuery {
  let narrowed = select;
  if (interview !== undefined) narrowed = narrowed.where("a.interview_id", "=", interview);
  if (invitedBy !== undefined) narrowed = narrowed.where("a.invited_by", "=", invitedBy);
  return narrowed;
}

const listed = (select: AssessmentsQuery, filter: InsightsFilter): AssessmentsQuery =>
  about(select, filter).where("a.gone_at", "is", null);

const createdWithin = (select: AssessmentsQuery, { lower, upper }: Bounds): AssessmentsQuery =>
  select.where("a.created_at", ">=", lower).where("a.created_at", "<", upper);

/** Includes gone assessments: they were invited, and the list shows them. */
export const invitedWithin = (
  store: Store,
  filter: InsightsFilter,
  range: Bounds,
  index: AssessmentsIndex = invitedIndex(filter),
): AssessmentsQuery => createdWithin(about(indexedAssessments(store, index), filter), range);

export const completedWithin = (store: Store, filter: InsightsFilter, range: Bounds): AssessmentsQuery =>
  listed(indexedAssessments(store, "assessments_by_completion"), filter)
    .where("a.completed_before", "is not", null)
    .where("a.completed_before", ">=", range.lower)
    .where("a.completed_before", "<", range.upper);

/** Invited in the range, and completed before they were first seen. */
const unseenWithin = (store: Store, filter: InsightsFilter, range: Bounds): AssessmentsQuery =>
  createdWithin(listed(indexedAssessments(store, "assessments_completed_unseen"), filter), range)
    .where("a.completed_before", "is not", null)
    .where("a.completed_after", "is", null);

/** Invited in the range, and decided. */
export const decidedWithin = (store: Store, filter: InsightsFilter, range: Bounds): AssessmentsQuery =>
  createdWithin(listed(indexedAssessments(store, "assessments_by_decider"), filter), range).where(
    "a.decision",
    "is not",
    null,
  );

/** Pending and in sight, whenever they were invited. */
export const pendingNow = (store: Store, filter: InsightsFilter): AssessmentsQuery =>
  listed(
    indexedAssessments(
      store,
      filter.invitedBy === undefined ? "assessments_by_status" : "assessments_by_inviter",
    ),
    filter,
  )
    .where("a.status", "=", "pending")
    .where("a.archived_at", "is", null);

export const ofRange = { lower: sql<string>`r.lower`, upper: sql<string>`r.upper` };

export const within = ({ from, to }: Range): Bounds => ({
  lower: sql<string>`${from}`,
  upper: sql<string>`${to}`,
});

const sum = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/**
 * Invited; of these completed, recommended, pending, and to decide, by now. Those that are gone are invited alone, and
 * archived ones are in all but the last: it is what the queue has.
 */
export const outcomes: RawBuilder<number>[] = [
  sql<number>`count(*)`,
  sum(sql`a.status <> 'pending' and a.gone_at is null`),
  sum(sql`a.status = 'recommended' and a.gone_at is null`),
  sum(sql`a.status = 'pending' and a.gone_at is null`),
  sum(sql`a.status <> 'pending' and a.gone_at is null and a.decision is null and a.archived_at is null`),
];

const unseen: RawBuilder<number>[] = [sql<number>`count(*)`, sum(sql`a.status = 'recommended'`)];

// Seen completed, of these recommended, and of these invited before `from`.
const completionsSince = (from: Instant): RawBuilder<number>[] => [
  sql<number>`count(a.completed_after)`,
  sum(sql`a.completed_after is not null and a.status = 'recommended'`),
  sum(sql`a.completed_after is not null and a.created_at < ${from}`),
];

export const invitedFigures = (store: Store, filter: InsightsFilter, ranges: Range[]): Promise<number[][]> =>
  figuresOf(store, invitedWithin(store, filter, ofRange), outcomes, ranges);

/** The figures of those invited in each range that had completed before they were first seen. */
export const unseenFigures = (store: Store, filter: InsightsFilter, ranges: Range[]): Promise<number[][]> =>
  figuresOf(store, unseenWithin(store, filter, ofRange), unseen, ranges);

/** The figures of those completed in each range. @param from where the first range begins. */
export const completedFigures = (
  store: Store,
  filter: InsightsFilter,
  ranges: Range[],
  from: Instant,
): Promise<number[][]> =>
  figuresOf(store, completedWithin(store, filter, ofRange), completionsSince(from), ranges);

/** How many are pending of those invited in each range. */
export const pendingFigures = (store: Store, filter: InsightsFilter, ranges: Range[]): Promise<number[][]> =>
  figuresOf(store, createdWithin(pendingNow(store, filter), ofRange), [sql<number>`count(*)`], ranges);

async function figuresOf(
  store: Store,
  selected: AssessmentsQuery,
  figures: RawBuilder<number>[],
  ranges: Range[],
): Promise<number[][]> {
  const rows = await store.db
    .selectFrom(rangesTable(store.db, ranges).as("r"))
    .select(["r.number", selected.select(jsonRow(store.db, figures).as("figures")).as("figures")])
    .orderBy("r.number")
    .execute();
  return rows.map((row) => JSON.parse(row.figures ?? "[]"));
}
