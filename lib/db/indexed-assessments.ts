import { sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Store } from "@/lib/db/store";
import type { AssessmentsTable } from "@/lib/db/types";

/**
 * The indexes that lists walk (migration 008), each with what the filters look at, those of claiming and
 * learning (migration 004), those of what is overlooked (migrations 008 and 011), and that of completion
 * (migration 009).
 */
export type AssessmentsIndex =
  | "assessments_by_created"
  | "assessments_by_candidate"
  | "assessments_by_interview_name"
  | "assessments_by_rank"
  | "assessments_by_status"
  | "assessments_by_identity"
  | "assessments_by_interview"
  | "assessments_by_inviter"
  | "assessments_by_decision"
  | "assessments_archived"
  | "assessments_not_handed_over"
  | "assessments_overdue"
  | "assessments_by_arrival"
  | "assessments_to_learn"
  | "assessments_to_claim"
  | "assessments_by_completion";

/**
 * A source's assessments as `a`, read along an index. SQLite guesses how many rows a condition leaves and
 * would sort half the table for a page, so it is told; PostgreSQL has statistics and decides itself.
 */
export const indexedAssessments = (store: Store, index: AssessmentsIndex) => {
  const hint = engineOf(store.db) === "sqlite" ? sql`indexed by ${sql.id(index)}` : sql``;
  return store.db
    .selectFrom(sql<AssessmentsTable>`assessments`.as<"a">(sql`a ${hint}`))
    .where("a.source_id", "=", store.sourceId);
};

export type AssessmentsQuery = ReturnType<typeof indexedAssessments>;

/** Those of some ids as `a`, looked up one by one: SQLite would rather walk an index that brings the order along. */
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
