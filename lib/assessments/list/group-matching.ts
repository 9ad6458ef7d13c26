import { setImmediate } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { CountGroup } from "@/lib/assessments/list/count-assessments";
import {
  type AssessmentFilter,
  about,
  completedBefore,
  isOfCompletion,
  onlyInterview,
  withWords,
} from "@/lib/assessments/list/filter";
import { followUpIndexes } from "@/lib/assessments/list/follow-up-rules";
import {
  type AssessmentsIndex,
  type AssessmentsQuery,
  indexedAssessments,
} from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";

/** What a filter is about, counted by standing, and whether all of it was looked at. */
export type Grouped = { groups: TimedGroup[]; isExact: boolean };

/** `newer`: of rows that came after the list's `asOf`. */
export type TimedGroup = CountGroup & { newer: 0 | 1 };

// SQLite blocks the event loop while it reads: after this many rows, others get their turn.
const readAtOnce = 2_000;
const mostRead = 50_000;

/** Counts rows by their standing. */
export function group(
  rows: AssessmentsQuery,
  { asOf }: Pick<AssessmentFilter, "asOf">,
): Promise<TimedGroup[]> {
  const isSet = (column: "gone_at" | "archived_at") =>
    sql<0 | 1>`(case when ${sql.ref(`a.${column}`)} is null then 0 else 1 end)`;
  const newer =
    asOf === undefined
      ? sql<0 | 1>`0`
      : sql<0 | 1>`(case when a.first_seen_version > ${asOf} then 1 else 0 end)`;
  return rows
    .select([
      sql<number>`coalesce(a.interview_id, 0)`.as("interview_id"),
      "a.status",
      "a.identity",
      isSet("gone_at").as("gone"),
      isSet("archived_at").as("archived"),
      sql<CountGroup["decision"]>`coalesce(a.decision, 'undecided')`.as("decision"),
      newer.as("newer"),
      sql<number>`count(*)`.as("number"),
    ])
    .groupBy(sql.raw("1, 2, 3, 4, 5, 6, 7"))
    .execute();
}

const created = sql<string>`a.created_at`;

/** The index a filter reads, and its order. */
function readingOf(filter: AssessmentFilter): { index: AssessmentsIndex; by: RawBuilder<string> } {
  if (filter.followUp) return { index: followUpIndexes[filter.followUp], by: created };
  if (filter.import !== undefined) return { index: "assessments_by_import", by: created };
  if (filter.assignee !== undefined) return { index: "assessments_by_assignee", by: created };
  if (filter.invitedBy !== undefined) return { index: "assessments_by_inviter", by: created };
  if (isOfCompletion(filter)) return { index: "assessments_by_completed", by: completedBefore };
  const index = onlyInterview(filter) === undefined ? "assessments_by_created" : "assessments_by_interview";
  return { index, by: created };
}

/** Reads along the filter's own index, newest first. @param most rows, before it stops. */
export async function groupByReading(
  store: Store,
  filter: AssessmentFilter,
  most = mostRead,
): Promise<Grouped> {
  const { index, by } = readingOf(filter);
  const withoutWords = { ...filter, q: "" };
  const along = () => about(indexedAssessments(store, index), store, withoutWords);
  const groups: TimedGroup[] = [];
  let before: { at: string; id: number } | undefined;
  for (let read = 0; read < most; read += readAtOnce) {
    const rest = () =>
      before === undefined
        ? along()
        : along().where(sql<boolean>`(${by}, a.id) < (${before.at}, ${before.id})`);
    const end: typeof before = await rest()
      .select([by.as("at"), "a.id"])
      .orderBy(by, "desc")
      .orderBy("a.id", "desc")
      .limit(1)
      .offset(readAtOnce - 1)
      .executeTakeFirst();
    const slice = end ? rest().where(sql<boolean>`(${by}, a.id) >= (${end.at}, ${end.id})`) : rest();
    groups.push(...(await group(withWords(slice, store, filter), filter)));
    if (!end) return { groups, isExact: true };
    before = end;
    await setImmediate();
  }
  return { groups, isExact: false };
}
