import { type RawBuilder, sql } from "kysely";
import {
  type AssessmentsIndex,
  type AssessmentsQuery,
  indexedAssessments,
} from "@/lib/db/indexed-assessments";
import { jsonRow, type Range, rangesTable } from "@/lib/db/per-range";
import type { Store } from "@/lib/db/store";
import type { Instant } from "@/lib/db/types";
import type { InsightsQuery } from "@/lib/insights/schema";

/** Whom the figures are about. Archived rows count: tidying up doesn't change what happened. */
export type Whom = Pick<InsightsQuery, "interview" | "invitedBy">;

/** Which index leaves the fewest rows and has the time right behind what it is narrowed to. */
const invitedIndex = ({ interview, invitedBy }: Whom): AssessmentsIndex => {
  if (invitedBy !== undefined) return "assessments_by_inviter";
  return interview === undefined ? "assessments_by_created" : "assessments_by_interview";
};

function about(select: AssessmentsQuery, { interview, invitedBy }: Whom): AssessmentsQuery {
  let narrowed = select.where("a.gone_at", "is", null);
  if (interview !== undefined) narrowed = narrowed.where("a.interview_id", "=", interview);
  if (invitedBy !== undefined) narrowed = narrowed.where("a.invited_by", "=", invitedBy);
  return narrowed;
}

/** Those invited within a range's columns `lower` and `upper`. */
export const invitedWithin = (
  store: Store,
  whom: Whom,
  range: { lower: RawBuilder<string>; upper: RawBuilder<string> },
  index: AssessmentsIndex = invitedIndex(whom),
): AssessmentsQuery =>
  about(indexedAssessments(store, index), whom)
    .where("a.created_at", ">=", range.lower)
    .where("a.created_at", "<", range.upper);

/** Those seen completed within it. */
export const completedWithin = (
  store: Store,
  whom: Whom,
  range: { lower: RawBuilder<string>; upper: RawBuilder<string> },
): AssessmentsQuery =>
  about(indexedAssessments(store, "assessments_by_completion"), whom)
    .where("a.completed_before", "is not", null)
    .where("a.completed_before", ">=", range.lower)
    .where("a.completed_before", "<", range.upper);

/** The bounds that `rangesTable` gives. */
export const ofRange = { lower: sql<string>`r.lower`, upper: sql<string>`r.upper` };

const sum = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** Invited, and of them completed and recommended by now. */
export const outcomes: RawBuilder<number>[] = [
  sql<number>`count(*)`,
  sum(sql`a.status <> 'pending'`),
  sum(sql`a.status = 'recommended'`),
];

/**
 * Seen completed, of them recommended, and of them invited before `from`; and completed before they were first
 * seen, of those invited since, and of them recommended.
 */
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

/** The figures of each range, in order: of those invited in it. */
export const invitedFigures = (store: Store, whom: Whom, ranges: Range[]): Promise<number[][]> =>
  figuresOf(store, invitedWithin(store, whom, ofRange), outcomes, ranges);

/** The same of those completed in it. @param from where the first range of all begins. */
export const completedFigures = (
  store: Store,
  whom: Whom,
  ranges: Range[],
  from: Instant,
): Promise<number[][]> =>
  figuresOf(store, completedWithin(store, whom, ofRange), completionsSince(from), ranges);

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
