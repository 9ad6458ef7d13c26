import { type RawBuilder, sql } from "kysely";
import type { BlindReview } from "@/lib/db/visibility/limit";

/** @param of a row that has an interview, by its name in the query, or the interview’s id. */
export function isOfBlindInterview(
  of: string | RawBuilder<unknown>,
  { interviewIds, isEveryOther }: BlindReview,
): RawBuilder<boolean> {
  const interview = typeof of === "string" ? sql.ref(`${of}.interview_id`) : of;
  const among =
    interviewIds.length > 0
      ? sql`${interview} in (${sql.join(interviewIds.map((id) => sql.lit(id)))})`
      : sql`1 = 0`;
  return isEveryOther
    ? sql<boolean>`(${interview} is null or not (${among}))`
    : sql<boolean>`(${interview} is null or ${among})`;
}

/**
 * The condition that an assessment’s candidate is hidden from a member; never null. An unclaimed one has no candidate.
 * @param row the name of `assessments` in the query.
 */
export function isBlind(row: string, blind: BlindReview): RawBuilder<boolean> {
  const undecided = blind.revealsOnDecision ? sql` and ${sql.ref(`${row}.decision`)} is null` : sql``;
  return sql<boolean>`(${sql.ref(`${row}.identity`)} <> 'unclaimed' and ${sql.ref(`${row}.erased_at`)} is null
    and ${isOfBlindInterview(row, blind)}${undecided} and not exists (
    select 1 from blind_reveals as revealed where revealed.source_id = ${sql.ref(`${row}.source_id`)}
      and revealed.assessment_id = ${sql.ref(`${row}.id`)} and revealed.member_id = ${blind.memberId}))`;
}
