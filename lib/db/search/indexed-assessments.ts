import { sql } from "kysely";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { engineOf } from "@/lib/db/engine";
import type { Store } from "@/lib/db/store";

/** The indexes of migrations 004, 008, 009, 011, 021 and 025 to 028 and 032. */
export type AssessmentsIndex =
  | "assessments_by_created"
  | "assessments_by_candidate"
  | "assessments_by_interview_name"
  | "assessments_by_rank"
  | "assessments_by_contact"
  | "assessments_by_status"
  | "assessments_by_identity"
  | "assessments_by_interview"
  | "assessments_by_inviter"
  | "assessments_by_assignee"
  | "assessments_by_import"
  | "assessments_by_decision"
  | "assessments_to_decide"
  | "assessments_archived"
  | "assessments_not_handed_over"
  | "assessments_overdue"
  | "assessments_by_arrival"
  | "assessments_to_learn"
  | "assessments_to_claim"
  | "assessments_by_completion"
  | "assessments_completed_unseen"
  | "assessments_by_decider"
  | "assessments_by_completed";

/**
 * A source's assessments as `a`, read along an index. SQLite must be told which one: it guesses wrong how many rows a
 * condition leaves, and would sort half the table for a page.
 */
export const indexedAssessments = (store: Store, index: AssessmentsIndex) => {
  const hint = engineOf(store.db) === "sqlite" ? sql`indexed by ${sql.id(index)}` : sql``;
  return store.db
    .selectFrom(sql<AssessmentsTable>`assessments`.as<"a">(sql`a ${hint}`))
    .where("a.source_id", "=", store.sourceId);
};

export type AssessmentsQuery = ReturnType<typeof indexedAssessments>;

/** Assessments as `a` by their ids: SQLite would rather walk an index that is already in order. */
export const fewAssessments = (store: Store, ids: number[]): AssessmentsQuery => {
  const few =
    engineOf(store.db) === "sqlite"
      ? sql`json_each(${JSON.stringify(ids)}) as few`
      : sql`unnest(${ids}::bigint[]) as few (value)`;
  return store.db
    .selectFrom(sql<AssessmentsTable>`${few} cross join assessments`.as<"a">(sql`a`))
    .where("a.source_id", "=", store.sourceId)
    .where("a.id", "=", sql<number>`few.value`);
};
