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

/** Archived rows count too: archiving doesn't change what happened. */
export type InsightsFilter = Pick<InsightsQuery, "interview" | "invitedBy">;

// The index that leaves the fewest rows, and has the time next.
const invitedIndex = ({ interview, invitedBy }: InsightsFilter): AssessmentsIndex => {
  if (invitedBy !== undefined) return "assessments_by_inviter";
  return interview === undefined ? "assessments_by_created" : "assessments_by_interview";
};

function about(select: AssessmentsQuery, { interview, invitedBy }: InsightsFilter): AssessmentsQuery {
  let narrowed = select.where("a.gone_at", "is", null);
  if (interview !== undefined) narrowed = narrowed.where("a.interview_id", "=", interview);
  if (invitedBy !== undefined) narrowed = narrowed.where("a.invited_by", "=", invitedBy);
  return narrowed;
}

export const invitedWithin = (
  store: Store,
  filter: InsightsFilter,
  range: { lower: RawBuilder<string>; upper: RawBuilder<string> },
  index: AssessmentsIndex = invitedIndex(filter),
): AssessmentsQuery =>
  about(indexedAssessments(store, index), filter)
    .where("a.created_at", ">=", range.lower)
    .where("a.created_at", "<", range.upper);

export const completedWithin = (
  store: Store,
  filter: InsightsFilter,
  range: { lower: RawBuilder<string>; upper: RawBuilder<string> },
): AssessmentsQuery =>
  about(indexedAssessments(store, "assessments_by_completion"), filter)
    .where("a.completed_before", "is not", null)
    .where("a.completed_before", ">=", range.lower)
    .where("a.completed_before", "<", range.upper);

export const ofRange = { lower: sql<string>`r.lower`, upper: sql<string>`r.upper` };

const sum = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** Invited; of these completed, and recommended, by now. */
export const outcomes: RawBuilder<number>[] = [
  sql<number>`count(*)`,
  sum(sql`a.status <> 'pending'`),
  sum(sql`a.status = 'recommended'`),
];

// Seen completed, of these recommended, and of these invited before `from`. Completed before they were first seen, of
// those invited since `from`, and of these recommended.
const completionsSince = (from: Instant): RawBuilder<number>[] => {
  const isUnseen = sql`a.completed_after is null and a.created_at >= ${from}`;
  return [
    sql<number>`count(a.completed_after)`,
    sum(sql`a.completed_after is not null and a.status = 'recommended'`),
    sum(sql`a.completed_after is not null and a.created_at < ${from}`),
    sum(isUnseen),
    sum(sql`${isUnseen} and a.status = 'recommended'`),
  ];
};

export const invitedFigures = (store: Store, filter: InsightsFilter, ranges: Range[]): Promise<number[][]> =>
  figuresOf(store, invitedWithin(store, filter, ofRange), outcomes, ranges);

/** The figures of those completed in each range. @param from where the first range begins. */
export const completedFigures = (
  store: Store,
  filter: InsightsFilter,
  ranges: Range[],
  from: Instant,
): Promise<number[][]> =>
  figuresOf(store, completedWithin(store, filter, ofRange), completionsSince(from), ranges);

async function figuresOf(
  store: Store,
  within: AssessmentsQuery,
  figures: RawBuilder<number>[],
  ranges: Range[],
): Promise<number[][]> {
  const rows = await store.db
    .selectFrom(rangesTable(store.db, ranges).as("r"))
    .select(["r.number", within.select(jsonRow(store.db, figures).as("figures")).as("figures")])
    .orderBy("r.number")
    .execute();
  return rows.map((row) => JSON.parse(row.figures ?? "[]"));
}
