import { sql, type Transaction } from "kysely";
import type { InterviewsTable } from "@/lib/db/assessment-tables";
import { engineOf } from "@/lib/db/engine";
import type { InvitationState } from "@/lib/db/invitation-tables";
import type { Store } from "@/lib/db/store";
import type { Instant, Tables } from "@/lib/db/types";
import { isSpreading, type NewName, spreading } from "@/lib/mirror/interviews/spread-interview-name";

export type KeptInterview = Pick<InterviewsTable, "id" | "name" | "name_folded" | "position" | "retired_at">;

export type ListedInterview = Pick<InterviewsTable, "id" | "name" | "position"> & {
  folded: string;
  before?: KeptInterview;
};

export async function readInterviews(store: Store): Promise<Map<number, KeptInterview>> {
  const kept = await store.db
    .selectFrom("interviews")
    .select(["id", "name", "name_folded", "position", "retired_at"])
    .where("source_id", "=", store.sourceId)
    .execute();
  return new Map(kept.map((interview) => [interview.id, interview]));
}

/** Writes the folded name only where there are no assessments. @returns the names to spread to assessments. */
export async function writeInterviews(
  transaction: Transaction<Tables>,
  store: Store,
  batch: ListedInterview[],
  now: Instant,
): Promise<NewName[]> {
  const ids = batch.map(({ id }) => id);
  const assessed = await withAssessments(transaction, store, ids);
  const names: NewName[] = [];
  const rows = batch.map(({ id, name, folded, position, before }): InterviewsTable => {
    const known = before?.name_folded ?? spreading(id);
    // A name that differs in each list would rewrite the assessments each time.
    const isToSpread =
      assessed.has(id) && folded !== known && (before?.name === name || isSpreading(id, known));
    if (isToSpread) names.push({ id, folded });
    return {
      source_id: store.sourceId,
      id,
      name,
      name_folded: assessed.has(id) ? known : folded,
      position,
      first_seen_at: now,
      retired_at: null,
    };
  });
  await transaction
    .insertInto("interviews")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["source_id", "id"]).doUpdateSet(({ ref }) => ({
        name: ref("excluded.name"),
        name_folded: ref("excluded.name_folded"),
        position: ref("excluded.position"),
        retired_at: ref("excluded.retired_at"),
      })),
    )
    .execute();
  return names;
}

export async function retireInterviews(
  transaction: Transaction<Tables>,
  store: Store,
  ids: number[],
  now: Instant,
): Promise<void> {
  await transaction
    .updateTable("interviews")
    .set({ retired_at: now })
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
}

const unsettled: InvitationState[] = ["submitting", "unconfirmed", "probable", "not_sent", "did_not_land"];

/** @returns the ids of deleted interviews: those without assessments or unsettled invitations. */
export async function forgetInterviews(
  transaction: Transaction<Tables>,
  store: Store,
  ids: number[],
): Promise<number[]> {
  const invitedTo = await transaction
    .selectFrom("invitations")
    .select("interview_id")
    .where("source_id", "=", store.sourceId)
    .where("state", "in", unsettled)
    .where("interview_id", "in", ids)
    .execute();
  const needed = new Set(invitedTo.map(({ interview_id }) => interview_id));
  const assessed = await withAssessments(transaction, store, ids);
  const forgotten = ids.filter((id) => !needed.has(id) && !assessed.has(id));
  if (forgotten.length === 0) return [];
  await transaction
    .deleteFrom("interviews")
    .where("source_id", "=", store.sourceId)
    .where("id", "in", forgotten)
    .execute();
  return forgotten;
}

async function withAssessments(
  transaction: Transaction<Tables>,
  store: Store,
  ids: number[],
): Promise<Set<number>> {
  const given =
    engineOf(store.db) === "sqlite"
      ? sql`json_each(${JSON.stringify(ids)}) as given`
      : sql`unnest(${ids}::bigint[]) as given (value)`;
  const { rows } = await sql<{ id: number }>`select given.value as id from ${given}
    where exists (select 1 from assessments a
      where a.source_id = ${store.sourceId} and a.interview_id = given.value)`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}
