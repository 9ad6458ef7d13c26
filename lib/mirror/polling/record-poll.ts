import { sql, type Transaction } from "kysely";
import { AssessmentApiError } from "@/lib/assessment-api/errors";
import type { MirrorChecksTable } from "@/lib/db/mirror-tables";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import type { Outcome } from "@/lib/mirror/comparing/compare-list";
import { type Guard, guardNothing } from "@/lib/sync/guard";
import { keepWithoutId } from "@/lib/sync/rows-without-id";

const skewMs = (date: string | undefined, now: Date) =>
  date === undefined ? undefined : Date.parse(date) - now.getTime();

/** `list`: its number, which new rows carry. `previousListAt`: when the last good one before it was begun. */
export type Arrived = { list: number; previousListAt: string | null };

/** Records a list before any of it is applied. */
export async function recordArrival(
  store: Store,
  arrival: { answeredAt: Date; date?: string },
  guard: Guard,
): Promise<Arrived> {
  const skew = skewMs(arrival.date, arrival.answeredAt);
  return store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    const { lists, succeeded_at } = await transaction
      .updateTable("mirror_state")
      .set({ lists: sql`lists + 1`, ...(skew !== undefined && { skew_ms: skew }) })
      .where("source_id", "=", store.sourceId)
      .returning(["lists", "succeeded_at"])
      .executeTakeFirstOrThrow();
    return { list: lists, previousListAt: succeeded_at };
  });
}

/** Notes that the first list is bringing rows; until then the service may simply not have answered. */
export async function recordFirstRows(store: Store, guard: Guard): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    await transaction
      .updateTable("mirror_state")
      .set({ failing_since: null, failure_code: null, failure_message: null })
      .where("source_id", "=", store.sourceId)
      .where("failing_since", "is not", null)
      .execute();
  });
}

export type PollResult = {
  list: number;
  begunAt: Date;
  durationMs: number;
  tookMs: number;
  changes: number;
} & Outcome;

/** Records a good list, unchanged or not, however odd its rows. */
export async function recordSuccess(store: Store, result: PollResult, guard: Guard): Promise<void> {
  const begun = instant(result.begunAt);
  await store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    const { rows_without_id } = await transaction
      .selectFrom("mirror_state")
      .select("rows_without_id")
      .where("source_id", "=", store.sourceId)
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable("mirror_state")
      .set({
        attempted_at: begun,
        succeeded_at: begun,
        failing_since: null,
        failure_code: null,
        failure_message: null,
        unreadable_rows: result.unreadable,
        odd_rows: result.odd,
        findings: JSON.stringify(result.findings),
        rows_without_id: keepWithoutId(rows_without_id, result.withoutId, result.list),
        took_ms: Math.round(result.tookMs),
        good_list_before_at: sql`good_list_at`,
        good_list_at: begun,
      })
      .where("source_id", "=", store.sourceId)
      .execute();
    await recordCheck(transaction, store, {
      began_at: begun,
      duration_ms: Math.round(result.durationMs),
      outcome: result.unchanged ? "unchanged" : "changed",
      changes: result.changes,
      list_rows: result.rows,
      unreadable_rows: result.unreadable,
      odd_rows: result.odd,
    });
  });
}

export const outcomeOf = (error: unknown): string =>
  error instanceof AssessmentApiError ? error.code : "internal";

/** Stores only texts of our own client, which never carry the key; other errors are only logged. */
export async function recordFailure(
  store: Store,
  error: unknown,
  poll: { begunAt: Date; durationMs: number } = { begunAt: store.now(), durationMs: 0 },
  guard: Guard = guardNothing(store),
): Promise<void> {
  const now = instant(store.now());
  const code = outcomeOf(error);
  const message =
    error instanceof AssessmentApiError ? error.message : "The poll failed inside Shortlist; see the log.";
  await store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    await transaction
      .updateTable("mirror_state")
      .set((set) => ({
        attempted_at: now,
        failing_since: set.fn.coalesce("failing_since", set.val(now)),
        failure_code: code,
        failure_message: message,
        took_ms: Math.round(poll.durationMs),
      }))
      .where("source_id", "=", store.sourceId)
      .execute();
    await recordCheck(transaction, store, {
      began_at: instant(poll.begunAt),
      duration_ms: Math.round(poll.durationMs),
      outcome: code,
      changes: 0,
      list_rows: null,
      unreadable_rows: null,
      odd_rows: null,
    });
  });
}

const keptChecks = 50;

async function recordCheck(
  transaction: Transaction<Tables>,
  store: Store,
  check: Omit<MirrorChecksTable, "source_id" | "number">,
): Promise<void> {
  const last = await transaction
    .selectFrom("mirror_checks")
    .select("number")
    .where("source_id", "=", store.sourceId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await transaction
    .insertInto("mirror_checks")
    .values({ source_id: store.sourceId, number, ...check })
    .execute();
  await transaction
    .deleteFrom("mirror_checks")
    .where("source_id", "=", store.sourceId)
    .where("number", "<=", number - keptChecks)
    .execute();
}
